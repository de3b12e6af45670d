import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationFinder } from '../../../scripts/contract-tools/capture/operationFinder.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { ownContract } from '../support/keptContract.ts';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { drift, sendTo, upstream } from './drift.ts';

const operations = listOperations(ownContract.document);

let operator: OpenedOperator;

beforeEach(() => {
  operator = openOperator();
});

afterEach(() => {
  operator.close();
});

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

/** The rows of all tables, with `attempt`, the counter of the limit on guessing, apart. */
function tables(): { readonly attempt: Rows; readonly data: Readonly<Record<string, Rows>> } {
  const { store } = operator.services;
  const names = store.rows<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const entries = names.map(({ name }) => [name, store.rows<Row>(`SELECT * FROM "${name}"`)]);
  const { attempt, ...data } = Object.fromEntries(entries) as Record<string, Rows>;
  return { attempt: attempt ?? [], data };
}

/** Records `METHOD /path` of every call. */
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

const find = operationFinder(operations);

/** The operations of the recorded calls. */
function called(calls: readonly string[]): readonly string[] {
  const ids = calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    const found = find(method, path);
    return found.isKnown ? found.listed.id : '?';
  });
  return [...new Set(ids)];
}

function withEffect(...effects: readonly string[]): readonly string[] {
  return operations.filter(({ effect }) => effects.includes(effect)).map(({ id }) => id);
}

describe('a run over the whole contract on the reference backend', () => {
  it('calls every read operation, finds no drift, and changes nothing but the counter of guesses', async () => {
    const before = tables();
    const { calls, send } = recorded(sendTo(operator));
    const { code, stdout } = await drift([...upstream, '--login'], send);
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
    expect(called(calls).toSorted()).toEqual([...withEffect('read'), 'signIn'].toSorted());
    const { attempt, data } = tables();
    expect(data).toEqual(before.data);
    const guesses = attempt.map(({ subject }) => subject);
    expect(guesses.toSorted()).toEqual(['checkEmail', 'transactionRefund']);
    const output = stdout.replaceAll(/\s+/g, ' ');
    expect(output).toContain(
      'It cannot be undone: it is called with --call and its name. requestSignature',
    );
    expect(output).toContain('It writes: it is called with --write. retrieveNotice');
    for (const name of withEffect('read', 'write', 'irreversible')) expect(output).toContain(name);
  });

  it('--write calls the writing operations too, but a change of credentials only with a given input', async () => {
    const before = tables();
    const { calls, send } = recorded(sendTo(operator));
    const args = [...upstream, '--login', '--write', '--examples-only'];
    const { code, stdout } = await drift(args, send);
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
    const lockingOut = ['changePassword', 'updateAccount'];
    const asked = withEffect('read', 'write').filter((name) => !lockingOut.includes(name));
    expect(called(calls).toSorted()).toEqual(asked.toSorted());
    expect(tables().data).not.toEqual(before.data);
  });

  it('--call makes an irreversible call, of this operation only', async () => {
    const { calls, send } = recorded(sendTo(operator));
    const only = ['--call', 'requestDeletion', '--only', 'requestDeletion,validateOrder,listPosts'];
    expect((await drift([...upstream, '--login', ...only], send)).code).toBe(0);
    expect(called(calls).toSorted()).toEqual(['listPosts', 'requestDeletion', 'signIn']);
  });

  it('--dry-run sends nothing', async () => {
    const { calls, send } = recorded(sendTo(operator));
    const only = ['--call', 'requestDeletion', '--only', 'requestDeletion,listTickets'];
    const { code, stdout } = await drift([...upstream, '--login', ...only, '--dry-run'], send);
    expect({ code, calls }).toEqual({ code: 0, calls: [] });
    expect(stdout).toContain('requestDeletion  irreversible  DELETE /api/private/user');
    expect(stdout).toMatch(
      /listTickets {2}read {2}GET \/api\/v2\/ticket\?startDate=.*\n {4}without query\/startDate, without query\/endDate, .*without token, with a foreign token, valid/,
    );
  });
});
