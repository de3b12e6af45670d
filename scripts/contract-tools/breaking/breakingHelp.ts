import { contractHelp } from '../command/sharedHelp.ts';

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
