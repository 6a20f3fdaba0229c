print("generate-captures")
