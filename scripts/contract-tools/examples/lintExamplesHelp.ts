/** The output of `contract-tools lint-examples --help`. */
export const lintExamplesHelp = `
Checks that the examples of a contract fit its schemas: those of requests, answers, parameters, headers and
schemas. Mocks, documentation and the calls of « contract-tools drift » are made from them.

  contract-tools lint-examples [--contract FILE] [options]

  --contract FILE        OpenAPI 3.0 or 3.1, YAML or JSON; openapi.yaml, openapi/openapi.yaml … by default
  --config FILE          options by the same names; contract-tools.yaml by default
The report
  --json, --junit, --sarif, --markdown, --html [FILE]   in this format too; without FILE to the standard output
  --github               annotations, and the summary of the step
  --baseline FILE        known findings, each with a reason and a last day; --write-baseline FILE writes it
  --since FILE           the --json report of an earlier run: only what is new fails
  --allow-additions      a field that is not in the contract is reported, but does not fail
  --strict               also fails if an operation has something without an example

Exit codes: 0 every example fits · 1 one does not · 2 usage, or a contract without examples
`;
