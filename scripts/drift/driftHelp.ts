/** The output of `npm run contract:drift -- --help`. */
export const driftHelp = `
Reports where a server differs from the contract in openapi/.

  npm run contract:drift -- --upstream URL [--token T | --login] [options]

The caller
  --token T              bearer token; or DRIFT_TOKEN in the environment, which is not in the list of processes
  --login                signs in with DRIFT_EMAIL and DRIFT_PASSWORD, or with the inputs of signIn
  --header 'Name: value' is sent with every call, for a gateway; may be repeated

The calls
  (by default)           the operations that change nothing (x-effect: read)
  --write                also those whose changes another call can undo; the values of the inputs remain in the
                         test account, whose password is changed only with an input of yours
  --irreversible NAME    an operation that cannot be undone; may be repeated
  --only NAME,NAME       only these             --skip NAME,NAME   all but these
  --inputs FILE          JSON or YAML keyed by operationId:
                         { downloadInvoice: { path: { noInvoice: '1' } }, listPosts: false }
  --dry-run              prints the plan, sends nothing
  --timeout SECONDS      15 by default          --concurrency N    parallel reads, 6 by default

The report
  --json, --junit, --sarif [FILE]   writes the report in this format too; without FILE to the standard output
  --show-values          shows the server's values in the findings; by default only their shape
  --allow-additions      a field that is not in the contract is reported, but does not fail
  --strict               also fails if an answer could be checked in part only

Exit codes: 0 no drift · 1 drift · 2 usage, or nothing was checked · 3 server unreachable or token refused
`;
