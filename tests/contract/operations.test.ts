import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/examples';
import { readContract } from '../../scripts/contract/readContract.ts';
import { listOperations } from '../../scripts/contract/operations.ts';

const listed = listOperations(await readContract());
const count = (version: string, area?: string): number =>
  operations.filter((one) => one.version === version && (area ?? one.area) === one.area).length;

describe('the contract', () => {
  it('has 54 specified calls and one of ours: v1 18 public and 15 private, v2 22', () => {
    expect({
      publicV1: count('v1', 'public'),
      privateV1: count('v1', 'private'),
      v2: count('v2'),
      all: operations.length,
    }).toEqual({ publicV1: 18, privateV1: 15, v2: 22, all: 55 });
  });

  it('requires a token for private calls of v1, except sign-in, and never for public ones', () => {
    const exceptions = operations
      .filter(
        ({ version, area, needsToken }) => version === 'v1' && needsToken !== (area === 'private'),
      )
      .map(({ operationId }) => operationId);
    expect(exceptions).toEqual(['signIn']);
  });

  it('gives each operation its statements, its effect and the source of an inference', () => {
    const wanting = listed
      .filter(
        ({ operation }) =>
          (operation['x-statements'] ?? []).length === 0 ||
          operation['x-effect'] === undefined ||
          (operation['x-inferred'] === true) !== (operation['x-inferred-from'] !== undefined),
      )
      .map(({ operation }) => operation.operationId);
    expect(wanting).toEqual([]);
  });

  it('gives the source of each inferred parameter', () => {
    const inferred = listed.flatMap(({ operation, parameters }) =>
      parameters
        .filter((parameter) => parameter['x-inferred-from'] !== undefined)
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(inferred.sort()).toEqual(['addOrder Idempotency-Key', 'orderBadges Idempotency-Key']);
  });

  it('begins with nominal examples, and has examples of 401 and 500', () => {
    for (const { operationId, answers, request } of operations) {
      const names = Object.values(answers);
      expect([names.flat()[0], request?.examples[0] ?? 'nominal'], operationId).toEqual([
        'nominal',
        'nominal',
      ]);
      expect(Object.keys(answers), operationId).toEqual(expect.arrayContaining(['401', '500']));
      expect(names, operationId).not.toContainEqual([]);
    }
  });

  it('documents the answer 400 wherever a request can be invalid', () => {
    const breakable = listed.filter(
      ({ operation, parameters }) => operation.requestBody !== undefined || parameters.length > 0,
    );
    const named = (some: typeof listed): readonly string[] =>
      some.map(({ operation }) => operation.operationId);
    expect(named(listed.filter(({ answers }) => 400 in answers))).toEqual(named(breakable));
  });
});
