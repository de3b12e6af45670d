/** The output of `contract-tools capture --help`. */
export const captureHelp = `
Reports where the recorded session of a browser, its requests or its answers, violates the contract.

  contract-tools capture FILE.har… [--contract FILE] [options]

How to record: the network tab of the browser's developer tools, « Save all as HAR » (with sensitive data:
otherwise a missing token cannot be distinguished from a removed one); or Playwright's recordHar.

  --contract FILE        OpenAPI 3.0 or 3.1, YAML or JSON; openapi.yaml, openapi/openapi.yaml … by default
  --config FILE          options by the same names; contract-tools.yaml by default
The calls
  (by default)           every call below the path that all paths of the contract share, on every host that
                         serves a call of the contract
  --origin URL           only the calls of this host; may be repeated
  --base-path /PREFIX    the path before those of the contract on these hosts
  --scope /PATH          calls below this path count, instead of the shared one
The report
  --json, --junit, --sarif, --markdown, --html [FILE]   in this format too; without FILE to the standard output
  --github               annotations, and the summary of the step
  --baseline FILE        known findings, each with a reason and a last day; --write-baseline FILE writes it
  --since FILE           the --json report of an earlier run: only what is new fails
  --show-values          shows recorded values in the findings; by default only their shape.
                         Tokens, cookies and passwords are never shown
  --allow-additions      a field that is not in the contract is reported, but does not fail
  --strict               also fails if a call could be checked in part only

Exit codes: 0 no drift · 1 drift · 2 usage, or no call of the contract in the recording
`;
