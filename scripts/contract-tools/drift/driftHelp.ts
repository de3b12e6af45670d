import { contractHelp, reportHelp } from '../command/sharedHelp.ts';

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
