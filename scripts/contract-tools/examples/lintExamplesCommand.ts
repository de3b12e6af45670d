import { findContract } from '../command/findContract.ts';
import { publicationOf } from '../command/Publication.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import type { Surroundings } from '../command/Surroundings.ts';
import type { Terminal } from '../command/Terminal.ts';
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
  const report = {
    title: 'Examples of the contract',
    subject: path,
    startedAt: started.toISOString(),
    contractVersion: contract.document.info.version,
    seed: null,
    coverage: null,
    trouble: null,
    counts: 'examples' as const,
    remarks: contract.notes,
    operations: lintExamples(contract, terminal.watch),
    milliseconds: Date.now() - started.getTime(),
  };
  return publishReport(report, publicationOf(options), terminal);
}
