"""The columns of the tables: derived from docs/ndjson.schema.json, never from data.

Unsigned 64-bit values, decimal strings in NDJSON, are DECIMAL(20,0); the payloads of all packet types share one struct.
"""

import functools
import json
import pathlib

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "docs/ndjson.schema.json"
UNSIGNED = "^(0|[1-9][0-9]*)$"
Type = str | list["Type"] | dict[str, "Type"]
"""The name of a plain type, a list of one element type, or the fields of a struct."""


class Conflict(Exception):
    """Two payloads give one key two types, or two keys differ in nothing but case."""


@functools.cache
def columns() -> dict[str, Type]:
    """Every key of an NDJSON object, with its type."""
    schema = json.loads(SCHEMA.read_text())
    found = _fields(schema["properties"], schema["$defs"])
    payloads: dict[str, Type] = {}
    for name, payload in schema["$defs"].items():
        if name.startswith("payload_"):
            _merge(payloads, _fields(payload["properties"], schema["$defs"]), name)
    found["payload"] = payloads
    return found


def _fields(properties: dict, definitions: dict) -> dict[str, Type]:
    return {key: _type(rule, definitions) for key, rule in properties.items()}


def _type(rule: dict, definitions: dict) -> Type:
    if "$ref" in rule:
        return _type(definitions[rule["$ref"].rsplit("/", 1)[1]], definitions)
    if "const" in rule or "enum" in rule:
        value = rule["const"] if "const" in rule else rule["enum"][0]
        return "BIGINT" if isinstance(value, int) else "STRING"
    match rule["type"]:
        case "object":
            return _fields(rule.get("properties", {}), definitions)
        case "array":
            return [_type(rule["items"], definitions)]
        case "string":
            return "DECIMAL(20,0)" if rule.get("pattern") == UNSIGNED else "STRING"
        case plain:
            return {"integer": "BIGINT", "boolean": "BOOLEAN"}[plain]


def _merge(into: dict[str, Type], fields: dict[str, Type], origin: str) -> None:
    for key, kind in fields.items():
        if into.setdefault(key, kind) != kind or sum(key.lower() == other.lower() for other in into) > 1:
            raise Conflict(f"{origin}: {key} is {kind}, elsewhere {into[key]}")


def spark(kind: Type) -> str:
    """A type as Spark's DDL writes it."""
    match kind:
        case dict():
            return f"STRUCT<{', '.join(f'`{key}`: {spark(each)}' for key, each in kind.items())}>"
        case [element]:
            return f"ARRAY<{spark(element)}>"
    return kind


def duckdb(kind: Type) -> str:
    """A type as DuckDB's SQL writes it."""
    match kind:
        case dict():
            return (
                f"STRUCT({', '.join(f'{key!r}'.replace(chr(39), chr(34)) + ' ' + duckdb(each) for key, each in kind.items())})"
            )
        case [element]:
            return f"{duckdb(element)}[]"
    return kind


if __name__ == "__main__":
    for column, type_ in columns().items():
        print(f"{column} {spark(type_)}")
