import { afterAll, describe, expect, it } from 'vitest';
import { openDeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { variations } from './deviations/variations.ts';
import { rulesFound } from './driftRuns.ts';

const server = await openDeviatingServer();

afterAll(() => server.stop());

describe('a backend that violates its contract in one place', () => {
  it.each(deviations)('violates $rule: $operationId $name', async (deviation) => {
    expect(await rulesFound(server, deviation)).toContain(deviation.rule);
  });
});

describe('a backend that uses what its contract allows', () => {
  it.each(variations)('has no finding: $operationId $name', async (variation) => {
    expect(await rulesFound(server, variation)).toEqual([]);
  });
});
