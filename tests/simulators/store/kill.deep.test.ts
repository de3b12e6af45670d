import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camille, password } from '../support/operator.ts';
import { killAll, killWhileFilling, startKillable, type Killable } from './killing.ts';
import { halves, refundable, writers, type Acknowledged, type Call } from './writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const random = xoroshiro128plus(7);
const draw = (from: number, to: number): number => uniformInt(random, from, to);

afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

const file = join(folder, 'operator.db');
let filled: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  await (await startKillable(file)).kill();
  filled = counts(file);
}, 30_000);

function look<Found>(file: string, work: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function expectSound(file: string): void {
  look(file, (database) => {
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    for (const [half, sql] of Object.entries(halves)) {
      expect({ half, found: database.prepare(sql).all() }).toEqual({ half, found: [] });
    }
  });
}

/** The number of rows of each table. */
function counts(file: string): Readonly<Record<string, unknown>> {
  return look(file, (database) => {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all() as unknown as readonly { readonly name: string }[];
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        database.prepare(`SELECT count(*) AS count FROM "${name}"`).get()?.['count'],
      ]),
    );
  });
}

async function callsTo({ url }: Killable): Promise<Call> {
  const call = async (token: string, method: string, path: string, body?: object) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return isForm ? text : (JSON.parse(text) as unknown);
  };
  const { token } = (await call('', 'POST', '/api/private/login', {
    email: camille,
    password,
  })) as {
    readonly token: string;
  };
  return (method, path, body) => call(token, method, path, body);
}

/**
 * Several writers run in parallel until the process is killed, at the latest after `wanted`
 * acknowledged writes.
 */
async function writeAndKill(
  served: Killable,
  wanted: number,
  firstNumber: number,
): Promise<readonly Acknowledged[]> {
  const call = await callsTo(served);
  const acknowledged: Acknowledged[] = [];
  const problems: unknown[] = [];
  let number = firstNumber;
  let count = 0;
  const writeOn = async (first: number): Promise<void> => {
    for (let turn = first; count < wanted; turn += 1) {
      const writer = writers[turn % writers.length];
      number += 1;
      try {
        acknowledged.push(...((await writer?.(call, number)) ?? []));
      } catch (problem) {
        // A writer whose connection was cut has no answer; any other error is a failure of the
        // test.
        if (!isCutOff(problem)) problems.push(problem);
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

function isCutOff(problem: unknown): boolean {
  return problem instanceof TypeError && problem.cause !== undefined;
}

describe('an operator that is killed while it is being written to', () => {
  const rounds = 4;
  const numbersPerRound = 1_000;

  beforeAll(() => {
    look(file, (database) => {
      const ticket = database
        .prepare("SELECT data FROM cashTicket WHERE identifier = '20261108071500120031'")
        .get();
      const insert = database.prepare('INSERT INTO cashTicket (identifier, data) VALUES (?, ?)');
      database.exec('BEGIN');
      for (let number = 0; number <= rounds * numbersPerRound; number += 1) {
        insert.run(refundable(number), String(ticket?.['data']));
      }
      database.exec('COMMIT');
    });
  });

  it('has all acknowledged writes, and no partial ones, round after round', async () => {
    const all: Acknowledged[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Killed from outside at any time, or by itself between two statements of one write.
      const isMidWrite = round % 3 !== 0;
      const served = await startKillable(file, isMidWrite ? draw(10, 150) : undefined);
      const wanted = isMidWrite ? numbersPerRound : draw(1, 60);
      all.push(...(await writeAndKill(served, wanted, round * numbersPerRound)));
      look(file, (database) => {
        for (const { sql, value, wanted } of all) {
          const found = Object.values(database.prepare(sql).get({ value }) ?? {})[0];
          expect({ sql, value, found }).toEqual({ sql, value, found: wanted });
        }
      });
      expectSound(file);
    }
    expect(all.length).toBeGreaterThan(rounds);
    const served = await startKillable(file);
    const { data } = (await (
      await callsTo(served)
    )('GET', '/api/v2/receipt')) as {
      readonly data: readonly { readonly id: number }[];
    };
    const ids = all.flatMap(({ sql, value }) =>
      sql.includes('FROM receipt WHERE id =') ? [value] : [],
    );
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    await served.kill();
  }, 60_000);
});

describe('an operator that is killed while its file is created', () => {
  it('is complete at the next start', async () => {
    await Promise.all(
      [draw(1, 300), draw(301, 700)].map(async (write) => {
        const cut = join(folder, `cut-${write}.db`);
        expect(await killWhileFilling(cut, write)).toBe('SIGKILL');
        await (await startKillable(cut)).kill();
        expect(counts(cut)).toEqual(filled);
        expectSound(cut);
      }),
    );
  }, 60_000);
});
