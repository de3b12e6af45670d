/** Lines of help that several commands have. */
export const contractHelp = `\
  --contract FILE|URL    OpenAPI 3.0 to 3.2, YAML or JSON; openapi.yaml, openapi/openapi.yaml … by default
  --config FILE          options by the same names; contract-tools.yaml by default`;

export const reportHelp = `\
The report
  --json, --junit, --sarif, --markdown, --html [FILE]   in this format too; without FILE to the standard output
  --github               annotations, and the summary of the step
  --baseline FILE        known findings, each with a reason and a last day; --write-baseline FILE writes it
  --since FILE           the --json report of an earlier run: only what is new fails
  --rules RULE=off       switches a rule off; may be repeated, a map in the file; --rules lists all
  --allow-additions      a field that is not in the contract is reported, but does not fail`;
