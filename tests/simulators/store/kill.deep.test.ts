import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, expect, it } from 'vitest';
import { killAll, startKillable, type Killable } from './killing.ts';
import { callsTo, halves, writers, type Acknowledged } from './writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const random = xoroshiro128plus(7);
const draw = (from: number, to: number): number => uniformInt(random, from, to);

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** What the queries find in a file that no process serves. */
function find(file: string, ...queries: readonly string[]): readonly unknown[] {
  const database = new DatabaseSync(file);
  const found = queries.map((sql) => database.prepare(sql).all());
  database.close();
  return found.flat().map((row) => ({ ...row }));
}

function expectSound(file: string): void {
  expect(find(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(find(file, 'PRAGMA foreign_key_check', ...halves)).toEqual([]);
}

/**
 * Several writers at once, until the process is killed: at the latest after `wanted` acknowledged
 * writes.
 */
async function writeAndKill(
  served: Killable,
  wanted: number,
  firstNumber: number,
): Promise<readonly Acknowledged[]> {
  const call = await callsTo(served.url);
  const acknowledged: Acknowledged[] = [];
  const problems: unknown[] = [];
  let number = firstNumber;
  let count = 0;
  const writeOn = async (first: number): Promise<void> => {
    for (let turn = first; count < wanted; turn += 1) {
      number += 1;
      try {
        acknowledged.push(...((await writers[turn % writers.length]?.(call, number)) ?? []));
      } catch (problem) {
        // A writer whose connection was cut has no answer; any other error is a failure.
        const isCutOff = problem instanceof TypeError && problem.cause !== undefined;
        if (!isCutOff) problems.push(problem);
        return;
      }
      count += 1;
      if (count === wanted) void served.kill();
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(writeOn));
  await served.kill();
  expect(problems).toEqual([]);
  return acknowledged;
}

it('an operator killed while it is written to has all acknowledged writes and no partial ones', async () => {
  const file = join(folder, 'operator.db');
  const all: Acknowledged[] = [];
  for (let round = 0; round < 4; round += 1) {
    // Killed from outside at any time, or by itself between two statements of one write.
    const isMidWrite = round % 3 !== 0;
    const served = await startKillable(file, isMidWrite ? draw(10, 150) : undefined);
    all.push(...(await writeAndKill(served, isMidWrite ? 1_000 : draw(1, 60), round * 1_000)));
    expect(find(file, ...all)).toEqual(all.map(() => ({ count: 1 })));
    expectSound(file);
  }
  expect(all.length).toBeGreaterThan(4);
}, 120_000);

it.each([draw(1, 300), draw(301, 700)])(
  'an operator killed at write %d of a new file is complete at its next start',
  async (write) => {
    const [cut, whole] = [join(folder, `cut-${write}.db`), join(folder, `whole-${write}.db`)];
    expect((await startKillable(cut, write)).url).toBe('');
    for (const file of [cut, whole]) await (await startKillable(file)).kill();
    const ids = ['contract', 'badge', 'passage', 'ticket', 'mail', 'setting'].map(
      (table) => `SELECT '${table}', count(*) FROM ${table}`,
    );
    expect(find(cut, ...ids)).toEqual(find(whole, ...ids));
    expectSound(cut);
  },
  120_000,
);
