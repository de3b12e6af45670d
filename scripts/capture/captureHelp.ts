/** What `npm run contract:capture -- --help` says. */
export const captureHelp = `
Tells where a recorded session of a browser leaves the contract in openapi/, be it the server or the client.

  npm run contract:capture -- FILE.har… [options]

How to record: the network tab of the browser's developer tools, « Save all as HAR » (with sensitive data, so that a
missing token can be told from one that was left out); or Playwright's recordHar.

What is judged
  (nothing)              every call below /api/, of every host that answers calls of the contract
  --origin URL           the calls of this host alone; may come several times
  --base-path /PREFIX    stands in front of /api/ there

What is told
  --json, --junit, --sarif [FILE]   the report in that form too; without FILE on the standard output
  --show-values          values of the recording in the findings; without it only what they look like.
                         Tokens, cookies and passwords are told never
  --allow-additions      a field that the contract does not know is told, and does not fail
  --strict               fails too when a call could not be judged whole

Exit codes: 0 no drift · 1 drift · 2 usage, or no call of the contract in the recording
`;
