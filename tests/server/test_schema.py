"""The OpenAPI document is valid and complete, and Schemathesis finds nothing that it does not say."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31

from tests.server.harness import GAME, Guest, InProcessServer, Json

EXAMPLES = 6
"""Requests for each operation and phase, beside those that cover each keyword of the schema."""


@pytest.fixture(scope="module")
def document(server: InProcessServer) -> Iterator[Json]:
    with server.guest() as somebody:
        response = somebody.ask("GET", "/schema/openapi.json")
        assert response.headers["content-type"] == "application/vnd.oai.openapi+json"
        yield response.json()


def operations(document: Json) -> list[tuple[str, str, Json]]:
    return [(method, path, found) for path, methods in document["paths"].items() for method, found in methods.items()]


def test_the_document_is_valid_openapi_3_1(document: Json) -> None:
    assert document["openapi"].startswith("3.1.")
    jsonschema_rs.validate(OPENAPI_31, document)
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(OPENAPI_31, {**document, "paths": {"/x": {"get": {"responses": []}}}})


def test_every_component_is_a_valid_schema_and_every_reference_leads_somewhere(document: Json) -> None:
    schemas = document["components"]["schemas"]
    for schema in schemas.values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
    references = set(re.findall(r"'\$ref': '([^']+)'", str(document)))
    assert references
    assert {reference.rsplit("/", 1)[1] for reference in references} <= schemas.keys()


def test_what_is_refused_beyond_the_known_fields_is_said_so(document: Json) -> None:
    taken = {
        found["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        for _, _, found in operations(document)
        if "requestBody" in found
    }
    assert taken == {"Rename", "OptionsWanted", "TableWanted", "Claim", "SeatBot"}
    for name in taken:
        assert document["components"]["schemas"][name]["additionalProperties"] is False


def test_every_operation_says_what_it_does_who_may_ask_and_how_it_refuses(document: Json) -> None:
    found = operations(document)
    assert len(found) > 20
    for method, path, operation in found:
        where = f"{method} {path}"
        assert operation["summary"], where
        assert operation["description"].endswith("."), where
        assert operation["operationId"], where
        assert [status for status in operation["responses"] if status.startswith("2")], where
        for parameter in operation.get("parameters", []):
            assert parameter["description"], where
        if path == "/healthz":
            continue
        refusals = [response for status, response in operation["responses"].items() if status.startswith("4")]
        assert "429" in operation["responses"], where
        for refusal in refusals:
            assert refusal["description"].endswith("."), where
            assert refusal["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
        needs = {name for requirement in operation.get("security", []) for name in requirement}
        assert ("page" in needs) == (method != "get"), where
        assert ("guest" in needs) == ("401" in operation["responses"]), where
        if "{table_id}" in path:
            assert "guest" in needs, where
    assert len({operation["operationId"] for _, _, operation in found}) == len(found)


# -- Schemathesis -------------------------------------------------------------------------------------------------------------


def tables(ada: Guest) -> list[str]:
    """A table that waits, one where a game runs, and one where it is over."""
    waiting, running, over = ada.open("me", "open", "open"), ada.open("me", "me"), ada.open("me", "me")
    with ada.at(over) as page:
        page.move()
        page.ok("resign", seat=0)
    with ada.at(running) as page:
        page.move()
    return [waiting, running, over]


def configured(ada: Guest, known: list[str]) -> str:
    """How Schemathesis is to go about it.

    All checks are on. What fits the schema may still be refused for what it asks: 422 says so, and 400 that it did not fit.
    """
    quoted = ", ".join(f'"{table}"' for table in known)
    return f"""
        [auth.openapi.guest]
        api_key = "{ada.cookie}"
        [auth.openapi.page]
        api_key = "1"
        [checks.positive_data_acceptance]
        expected-statuses = ["2xx", "401", "403", "404", "409", "422"]
        [dictionaries.tables]
        values = [{quoted}]
        [dictionaries.games]
        values = ["{GAME}"]
        [dictionaries.faces]
        values = ["board.svg", "cards.svg", "vignette.svg"]
        [dictionaries.bots]
        values = ["random", "greedy"]
        [parameters]
        "path.table_id" = {{ dictionary = "tables", probability = 0.8 }}
        "path.game" = {{ dictionary = "games", probability = 0.8 }}
        "path.name" = {{ dictionary = "faces", probability = 0.8 }}
        "body.game" = {{ dictionary = "games", probability = 0.8 }}
        "body.bot" = {{ dictionary = "bots", probability = 0.8 }}
    """


def test_schemathesis_finds_nothing(server: InProcessServer, tmp_path: Path) -> None:
    with server.guest("Ada") as ada:
        (tmp_path / "schemathesis.toml").write_text(configured(ada, tables(ada)))
        run = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--no-color", "--config-file", "schemathesis.toml"),
                *("run", f"{server.address}/schema/openapi.json", "--checks", "all", "--max-examples", str(EXAMPLES)),
                *("--seed", "1", "--generation-deterministic", "--no-shrink"),
                *("--warnings", "off"),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        assert "No issues found" in run.stdout
        found = re.search(r"Tested: (\d+)", run.stdout)
        assert found
        assert int(found.group(1)) == len(operations(ada.ok("GET", "/schema/openapi.json")))
        # And nothing broke that was asked for on the way.
        assert server.log.faults() == []
