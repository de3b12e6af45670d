import { findContract } from '../command/findContract.ts';
import { publicationOf } from '../command/Publication.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import type { Surroundings } from '../command/Surroundings.ts';
import type { Terminal } from '../command/Terminal.ts';
import { reportOf } from '../report/Report.ts';
import { lintExamples } from './lintExamples.ts';

/** `contract-tools lint-examples`: reports examples that do not fit. Throws UsageError. */
export async function lintExamplesCommand(
  args: readonly string[],
  terminal: Terminal,
  { readContract }: Surroundings,
): Promise<number> {
  const options = readOptions('lint-examples', args, terminal);
  const path = findContract(options, terminal.cwd);
  const started = new Date();
  const contract = await readContract(path, terminal.cwd);
  const operations = lintExamples(contract, terminal.watch);
  const about = { title: 'Examples of the contract', subject: path, operations };
  const told = { ...about, counts: 'examples', remarks: contract.notes } as const;
  const report = reportOf(told, contract.document, started);
  return publishReport(report, publicationOf(options), terminal);
}
