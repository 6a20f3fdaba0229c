"""How a refusal travels: an exception that names its class, the `why` of the vectors."""


class Refusal(Exception):
    """An input that is refused; `why` is the class of the first check that failed."""

    def __init__(self, why):
        super().__init__(why)
        self.why = why
