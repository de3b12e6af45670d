/** Lines of help that several commands have. */
const contractHelp = `\
  --contract FILE|URL    OpenAPI 3.0 to 3.2, YAML or JSON; openapi.yaml, openapi/openapi.yaml … by default
  --config FILE          options by the same names; contract-tools.yaml by default`;

const reportHelp = `\
The report
  --json, --junit, --sarif, --markdown, --html [FILE]   in this format too; without FILE to the standard output
  --github               annotations, and the summary of the step
  --baseline FILE        known findings, each with a reason and a last day; --write-baseline FILE writes it
  --since FILE           the --json report of an earlier run: only what is new fails
  --rules RULE=off       switches a rule off; may be repeated, a map in the file; --rules lists all
  --allow-additions      a field that is not in the contract is reported, but does not fail`;

/** The output of `contract-tools drift --help`. */
export const driftHelp = `
Reports where a server differs from its contract.

  contract-tools drift --upstream URL [--contract FILE] [--token T | --login] [options]

${contractHelp}
The caller
  --token T              bearer token; or DRIFT_TOKEN in the environment, which is not in the list of processes
  --login                signs in with DRIFT_EMAIL and DRIFT_PASSWORD, or with the example of the operation;
                         --login-operation NAME and --login-token /POINTER where names do not tell them
  --credential S=VALUE   API key, or user:password, of the security scheme S; may be repeated
  --header 'Name: value' is sent with every call, for a gateway; may be repeated
The calls
  (by default)           operations that change nothing: x-effect: read; without it GET and HEAD
  --write                also those whose changes another call can undo (x-effect: write)
  --call NAME            an operation whatever it does; may be repeated
  --only NAME,NAME       only these             --skip NAME,NAME    all but these
  --inputs FILE          JSON or YAML keyed by operationId: { getInvoice: { path: { id: 1 } }, listPosts: false }
  --needs-input NAME     is called only with an input of yours (its example would lock you out)
  (by default)           and both sides of the bound of every keyword, where no answer 429 limits attempts
  --generate N           everywhere, and N random inputs; --seed N repeats a run
  --examples-only        the examples of the contract only
  --page OP=query/NAME   the parameter of further pages    --link OP/path/NAME=OTHER#/POINTER  an input from an answer
  --timeout S 15         --concurrency N 6      --rate N  calls per second      --budget S  for the whole run
  --longest-wait S       the longest Retry-After that is obeyed, 5 by default
  --dry-run              prints the plan, sends nothing
${reportHelp}
  --coverage             lists the answers and schemas that were seen
  --show-values          shows the server's values in the findings; by default only their shape
  --strict               also fails if an answer could be checked in part only

Exit codes: 0 no drift · 1 drift · 2 usage, or nothing was checked · 3 server unreachable or token refused
            70 the tool itself failed
`;

/** The output of `contract-tools breaking --help`. */
export const breakingHelp = `
Compares two versions of a contract and reports what breaks its clients.

  contract-tools breaking --base REF [--revision REF] [--contract FILE] [options]

${contractHelp}
The versions
  --base REF             git revision to compare with (main, HEAD~1, a tag)
  --revision REF         git revision that is checked; by default the files on the disk
  --base-file FILE       a contract instead of --base
  --revision-file FILE   a contract instead of --revision
The result
  --accept-major         a major change does not fail; nor does it when info.version is raised as it asks for
  --allow-undecided      what this tool cannot compare does not fail
  --policy               x-sunset shortened, deleted or unreadable, and x-stability-level lowered, are major
  --rules RULE=LEVEL     major, minor, patch or off; may be repeated, a map in the file; --rules lists all
  --budget S             what is not compared after S seconds is undecided
  --baseline FILE        known changes, each with a reason and a last day; --write-baseline FILE writes it
  --changelog [FILE]     what changed, in Markdown, for the people who use the API
  --json, --sarif [FILE] the report in this format; without FILE to the standard output
  --github               annotations at the changed lines, and the changelog in the summary of the step

Each change is major (a client that works today may break), minor or patch, by who sends and who reads it;
or undecided: compare it by hand.

Exit codes: 0 no major change, or the version is raised enough · 1 a major change · 2 usage
            4 undecided, and no major change that fails · 70 the tool itself failed
`;

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

/** The output of `contract-tools lint-examples --help`. */
export const lintExamplesHelp = `
Checks that the examples of a contract fit its schemas: those of requests, answers, parameters, headers and
schemas. Mocks, documentation and the calls of « contract-tools drift » are made from them.

  contract-tools lint-examples [--contract FILE] [options]

${contractHelp}
${reportHelp}
  --strict               also fails if an operation has something without an example

Exit codes: 0 every example fits · 1 one does not · 2 usage, or a contract without examples
            70 the tool itself failed
`;
