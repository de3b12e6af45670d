import { runnerImport } from 'vite';
import { runCommand } from '../process/shutdown.ts';

interface Decoder {
  decode(value: unknown): { readonly _tag: string };
}

const rounds = 30;

/** Compares the decoding of 750 and 7,500 passages (generated codec) with the parsing of the same JSON. */
await runCommand(async () => {
  const { module } = await runnerImport<{ listPassages: { readonly answer: Decoder } }>(
    './generated/operations.ts',
  );
  const codec = module.listPassages.answer;
  console.log('\n  Decoding passages, median of 30 rounds\n');
  for (const count of [750, 7_500]) {
    const text = JSON.stringify(page(count));
    const parsing = median(() => JSON.parse(text) as unknown);
    const value: unknown = JSON.parse(text);
    if (codec.decode(value)._tag !== 'Right')
      throw new Error('The test data of the benchmark are invalid in the contract');
    const decoding = median(() => codec.decode(value));
    console.log(
      `  ${String(count).padStart(6)} passages: parsed in ${ms(parsing)}, decoded in ${ms(decoding)}, ratio ${(decoding / parsing).toFixed(2)}`,
    );
  }
  console.log();
});

function page(count: number): object {
  const passages = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    creationDate: { timestamp: 1_795_156_800 - index * 3600 },
    badgeReference: '64010827',
    trafficDirection: 'Prado - Carénage',
    way: 'Voie 3',
    amount: 3.2,
  }));
  return { state: true, passages, total: count, totalPage: 1, minDate: null, maxDate: null };
}

/** Milliseconds of the median round. */
function median(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

function ms(duration: number): string {
  return `${duration.toFixed(2)} ms`;
}
