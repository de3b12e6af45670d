import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import type { SendRequest } from '../../../scripts/drift/sendCall.ts';
import { openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { say, sendTo, upstream } from './askReference.ts';

const operations = listOperations(await readContract());

let operator: OpenedOperator;

beforeEach(() => {
  operator = openOperator();
});

afterEach(() => {
  operator.close();
});

/** Everything that the reference backend remembers, byte for byte. */
function image(): Buffer {
  return Buffer.from(operator.world.store.image());
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The rows of every table; `attempt` is where a limit on guessing counts the questions of the last ten minutes. */
function tables(): { readonly attempt: Rows; readonly data: Readonly<Record<string, Rows>> } {
  const { store } = operator.world;
  const names = store.rows<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const entries = names.map(({ name }) => [
    name,
    store.rows<Rows[number]>(`SELECT * FROM "${name}"`),
  ]);
  const { attempt, ...data } = Object.fromEntries(entries) as Record<string, Rows>;
  return { attempt: attempt ?? [], data };
}

/** Keeps `METHOD /path` of every call. */
function recorded(send: SendRequest): { readonly calls: string[]; readonly send: SendRequest } {
  const calls: string[] = [];
  return {
    calls,
    send: (request, init) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return send(request, init);
    },
  };
}

/** Which operations the calls were for. */
function called(calls: readonly string[]): readonly string[] {
  const matches = ({ method, path }: (typeof operations)[number], call: string): boolean => {
    const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${method.toUpperCase()} ${pattern}$`).test(call);
  };
  const literalFirst = operations.toSorted(
    (a, b) => a.path.split('{').length - b.path.split('{').length,
  );
  const ids = calls.map((call) => literalFirst.find((one) => matches(one, call))?.operation);
  return [...new Set(ids.map((operation) => operation?.operationId ?? '?'))];
}

function withEffect(...effects: readonly string[]): readonly string[] {
  return operations
    .filter(({ operation }) => effects.includes(operation['x-effect'] ?? ''))
    .map(({ operation }) => operation.operationId);
}

describe('a run over the whole contract on the reference backend', () => {
  it('asks every reading operation, finds no drift and leaves its data as it was', async () => {
    const before = tables();
    const { calls, send } = recorded(sendTo(operator));
    const token = await operator.signIn();
    const { code, stdout } = await say([...upstream, '--token', token], send);
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
    expect(called(calls).toSorted()).toEqual(withEffect('read').toSorted());
    expect(tables().data).toEqual(before.data);
    expect(Object.keys(before.data).length).toBeGreaterThan(20);
  });

  it('and nothing moves at all, byte for byte, without the two questions that a limit on guessing counts', async () => {
    const before = image();
    const { calls, send } = recorded(sendTo(operator));
    const counted = ['checkEmail', 'findTransactionRefund'];
    const { code } = await say([...upstream, '--login', '--skip', counted.join(',')], send);
    const asked = withEffect('read').filter((name) => !counted.includes(name));
    expect(code).toBe(0);
    expect(called(calls).toSorted()).toEqual([...asked, 'signIn'].toSorted());
    expect(image().equals(before)).toBe(true);
  });

  it('with them the limit counts one question each, and nothing else', async () => {
    await say([...upstream, '--login'], sendTo(operator));
    const subjects = tables().attempt.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['checkEmail', 'transactionRefund']);
  });

  it('--write adds what writes and nothing else, and what was written is seen by this comparison', async () => {
    const before = tables();
    const { calls, send } = recorded(sendTo(operator));
    const { code, stdout } = await say([...upstream, '--login', '--write'], send);
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
    // What the next run signs in with is changed by an input of the caller's alone.
    const lockingOut = ['changePassword', 'updateAccount'];
    const asked = withEffect('read', 'write').filter((name) => !lockingOut.includes(name));
    expect(called(calls).toSorted()).toEqual(asked.toSorted());
    expect((await say([...upstream, '--login', '--write'], send)).code).toBe(0);
    expect(tables().data).not.toEqual(before.data);
  });

  it.each(withEffect('irreversible'))('%s is called when it is named', async (name) => {
    const { calls, send } = recorded(sendTo(operator));
    const { code, stdout } = await say(
      [...upstream, '--login', '--irreversible', name, '--only', name],
      send,
    );
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
    expect(called(calls).toSorted()).toEqual(['signIn', name].toSorted());
  });

  it('what was not asked is told, one by one and with what would let it be asked', async () => {
    const { stdout } = await say([...upstream], sendTo(operator));
    const told = stdout.replaceAll(/\s+/g, ' ');
    expect(told).toContain(
      'Nothing undoes it: --irreversible and its name call it. requestSignature',
    );
    expect(told).toContain('It writes: --write calls it. retrieveNotice');
    for (const name of withEffect('read', 'write', 'irreversible')) expect(told).toContain(name);
  });

  it('--dry-run sends nothing at all', async () => {
    const { calls, send } = recorded(sendTo(operator));
    const { code, stdout } = await say(
      [...upstream, '--login', '--write', '--irreversible', 'requestDeletion', '--dry-run'],
      send,
    );
    expect({ code, calls }).toEqual({ code: 0, calls: [] });
    expect(stdout).toContain('requestDeletion  irreversible  DELETE /api/private/user');
    expect(stdout).toMatch(
      /listTickets {2}read {2}GET \/api\/v2\/ticket\?startDate=.*\n {4}without query\/startDate, without query\/endDate, without token, with a foreign token, valid/,
    );
  });
});
