/** The output of `contract-tools --help`. */
export const mainHelp = `
Compares an OpenAPI 3.0, 3.1 or 3.2 contract with what happens.

  contract-tools drift          Does a server answer as the contract says?
  contract-tools breaking       Does a change of the contract break a client?
  contract-tools capture        Does recorded traffic (HAR) fit the contract?
  contract-tools lint-examples  Do the examples of the contract fit its schemas?

  contract-tools COMMAND --help lists all options of a command; --version prints the version.
  contract-tools.yaml in this folder, or --config FILE, sets options by the same names.
`;
