import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { breakingRules, ruleOf } from '../../../scripts/contract-tools/breaking/breakingRules.ts';
import { worstOf } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { UsageError } from '../../../scripts/contract-tools/command/Terminal.ts';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { readPairs, type LabelledPair } from './readPairs.ts';

const verdicts = ['agreed', 'missed', 'false', 'undecided'] as const;
type Verdict = (typeof verdicts)[number];

it('misses no break of the labelled pairs in PAIRS_FOLDER, and seldom sees one where none is', () => {
  const pairs = readPairs(resolve(process.env['PAIRS_FOLDER'] ?? import.meta.dirname));
  const judged = pairs.map((pair) => [pair.name, ...judge(pair)] as const);
  const [agreed = [], missed = [], wrong = [], open = []] = verdicts.map((verdict) =>
    judged.filter(([, one]) => one === verdict).map((one) => one.join(' | ')),
  );
  const counts = [agreed, missed, wrong, open].map((list, at) => ` ${list.length} ${verdicts[at]}`);
  console.log([`${pairs.length} pairs: ${counts.join()}`, ...missed, ...wrong, ...open].join('\n'));
  expect(agreed.length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
  expect(wrong.length).toBeLessThanOrEqual(pairs.length * 0.02);
  expect(open.length).toBeLessThanOrEqual(pairs.length * 0.05);
});

/** The verdict and what the tool said. A refusal decides nothing; a crash is never right. */
function judge({ base, revision, label }: LabelledPair): readonly [Verdict, string] {
  const isBreaking = label === true || label === 'major';
  try {
    const changes = compareContracts({ base: read(base), revision: read(revision) });
    const strange = changes.map(ruleOf).filter((rule) => !breakingRules.has(rule));
    if (strange.length > 0) return ['missed', `rules without a description: ${strange.join()}`];
    const worst = worstOf(changes.map(({ level }) => level)) ?? 'none';
    const told = changes.filter(({ level }) => level === worst).map(({ message }) => message);
    const said = `${worst}: ${told.join('; ')}`;
    if (typeof label === 'string') return [worst === label ? 'agreed' : 'missed', said];
    if ((worst === 'major') === isBreaking) return [worst === 'undecided' ? worst : 'agreed', said];
    return [isBreaking ? 'missed' : 'false', said];
  } catch (problem) {
    const isRefusal = problem instanceof UsageError;
    return [isBreaking ? 'missed' : isRefusal ? 'undecided' : 'false', String(problem)];
  }
}

const folder = temporaryFolder();
let count = 0;

/** Reads a version as the command does, with its `files` beside it. */
function read({ files = {}, ...document }: Json): object {
  count += 1;
  for (const [name, value] of Object.entries({ ...(files as Json), 'openapi.yaml': document })) {
    folder.write(`${count}/${name}`, value);
  }
  return readContract('openapi.yaml', join(folder.path, String(count))).document;
}
