"""What `redact-check` does to captures besides reading them."""
