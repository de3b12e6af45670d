import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/examples';
import { readContract } from '../../scripts/contract/readContract.ts';
import { listOperations } from '../../scripts/contract/operations.ts';

const count = (version: string, area?: string): number =>
  operations.filter((one) => one.version === version && (area ?? one.area) === one.area).length;

describe('the contract', () => {
  it('has the 54 calls of both specifications and one of ours: 18 public and 15 private of v1, 22 of v2', () => {
    expect({
      publicV1: count('v1', 'public'),
      privateV1: count('v1', 'private'),
      v2: count('v2'),
      all: operations.length,
    }).toEqual({ publicV1: 18, privateV1: 15, v2: 22, all: 55 });
  });

  it('gives each operation one name', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('asks for a token on private calls of v1, but for the sign-in itself, and never on public ones', () => {
    const exceptions = operations
      .filter(
        ({ version, area, needsToken }) => version === 'v1' && needsToken !== (area === 'private'),
      )
      .map(({ operationId }) => operationId);
    expect(exceptions).toEqual(['signIn']);
  });

  it('names the statements behind each operation and says from what a guess was inferred', async () => {
    const wanting = listOperations(await readContract())
      .filter(
        ({ operation }) =>
          (operation['x-statements'] ?? []).length === 0 ||
          operation['x-effect'] === undefined ||
          (operation['x-inferred'] === true) !== (operation['x-inferred-from'] !== undefined),
      )
      .map(({ operation }) => operation.operationId);
    expect(wanting).toEqual([]);
  });

  it('says of a parameter that no statement shows from what it was inferred', async () => {
    const inferred = listOperations(await readContract()).flatMap(({ operation, parameters }) =>
      parameters
        .filter((parameter) => parameter['x-inferred-from'] !== undefined)
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(inferred.sort()).toEqual(['addOrder Idempotency-Key', 'orderBadges Idempotency-Key']);
  });

  it.each(operations)(
    '$operationId: answers nominally, and can fail with 401 and 500',
    ({ answers }) => {
      const [first] = Object.values(answers).flat();
      expect(first).toBe('nominal');
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(['401', '500']));
      for (const names of Object.values(answers)) expect(names).not.toEqual([]);
    },
  );

  it('says what it answers to a request that does not fit, wherever one can be sent', async () => {
    const listed = listOperations(await readContract());
    const breakable = listed.filter(
      ({ operation, parameters }) => operation.requestBody !== undefined || parameters.length > 0,
    );
    const named = (some: typeof listed): readonly string[] =>
      some.map(({ operation }) => operation.operationId);
    expect(named(listed.filter(({ answers }) => 400 in answers))).toEqual(named(breakable));
  });

  it.each(operations.filter(({ request }) => request !== null))(
    '$operationId: shows a nominal request',
    ({ request }) => {
      expect(request?.examples[0]).toBe('nominal');
    },
  );
});
