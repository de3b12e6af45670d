import { contractHelp, reportHelp } from '../command/sharedHelp.ts';

/** The output of `contract-tools capture --help`. */
export const captureHelp = `
Reports where the recorded session of a browser, its requests or its answers, violates the contract.

  contract-tools capture FILE.har… [--contract FILE] [options]

How to record: the network tab of the browser's developer tools, « Save all as HAR » (with sensitive data:
otherwise a missing token cannot be distinguished from a removed one); or Playwright's recordHar.

${contractHelp}
The calls
  (by default)           every call below the path that all paths of the contract share, on every host that
                         serves a call of the contract
  --origin URL           only the calls of this host; may be repeated
  --base-path /PREFIX    the path before those of the contract on these hosts
  --scope /PATH          calls below this path count, instead of the shared one
${reportHelp}
  --show-values          shows recorded values in the findings; by default only their shape.
                         Tokens, cookies and passwords are never shown
  --strict               also fails if a call could be checked in part only

Exit codes: 0 no drift · 1 drift · 2 usage, or no call of the contract in the recording
            70 the tool itself failed
`;
