/** The text of `npm run contract:capture -- --help`. */
export const captureHelp = `
Reports where the recorded session of a browser, its requests or its answers, violates the contract in openapi/.

  npm run contract:capture -- FILE.har… [options]

How to record: the network tab of the browser's developer tools, « Save all as HAR » (with sensitive data:
otherwise a missing token cannot be distinguished from a removed one); or Playwright's recordHar.

The calls
  (by default)           every call below /api/, on every host that serves a call of the contract
  --origin URL           only the calls of this host; may be repeated
  --base-path /PREFIX    the path before /api/ on these hosts

The report
  --json, --junit, --sarif [FILE]   writes the report in this format too; without FILE to the standard output
  --show-values          shows recorded values in the findings; by default only their shape.
                         Tokens, cookies and passwords are never shown
  --allow-additions      a field that is not in the contract is reported, but does not fail
  --strict               also fails if a call could be checked in part only

Exit codes: 0 no drift · 1 drift · 2 usage, or no call of the contract in the recording
`;
