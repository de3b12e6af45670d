import { contractHelp, reportHelp } from '../command/sharedHelp.ts';

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
