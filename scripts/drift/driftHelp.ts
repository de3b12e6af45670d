/** What `npm run contract:drift -- --help` says. */
export const driftHelp = `
Tells where a server and the contract in openapi/ disagree.

  npm run contract:drift -- --upstream URL [--token T | --login] [options]

Who asks
  --token T              bearer token; or DRIFT_TOKEN in the environment, which no list of processes shows
  --login                signs in with DRIFT_EMAIL and DRIFT_PASSWORD, or with the inputs of signIn
  --header 'Name: value' sent with every call, for a gateway; may come several times

What is asked
  (nothing)              the operations that change nothing (x-effect: read)
  --write                those that change what another call changes back, too; what the inputs say then stands in
                         the test account, whose password is changed with an input of yours alone
  --irreversible NAME    one that nothing undoes; one by one and by name
  --only NAME,NAME       these alone            --skip NAME,NAME   all but these
  --inputs FILE          JSON or YAML keyed by operationId: { downloadInvoice: { path: { noInvoice: '1' } }, listPosts: false }
  --dry-run              prints the plan, sends nothing
  --timeout SECONDS      15 unless told         --concurrency N    reads at once, 6 unless told

What is told
  --json, --junit, --sarif [FILE]   the report in that form too; without FILE on the standard output
  --show-values          values of the server's in the findings; without it only what they look like
  --allow-additions      a field that the contract does not know is told, and does not fail
  --strict               fails too when an answer could not be judged whole

Exit codes: 0 no drift · 1 drift · 2 usage, or nothing was checked · 3 server unreachable or token refused
`;
