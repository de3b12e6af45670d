import { afterAll, describe, expect, it } from 'vitest';
import { openDeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { filled, refusing, writtenOtherwise } from './deviations/variations.ts';
import { unusualVariations } from './deviations/unusualVariations.ts';
import { rulesFound } from './driftRuns.ts';

const server = await openDeviatingServer();

afterAll(() => server.stop());

/** The first deviation of each rule. `trouble.test.ts` holds the rule of answers that never arrive. */
const oneOfEach = deviations.filter(
  ({ rule }, index) =>
    rule !== 'network/timeout' && deviations.findIndex((one) => one.rule === rule) === index,
);

/** A few of each kind. The others are in `driftSet.deep.test.ts`. */
const allowed = [writtenOtherwise, filled, refusing, unusualVariations].flatMap((kind) =>
  kind.slice(0, 2),
);

describe('a backend that violates its contract in one place', () => {
  it.each(oneOfEach)('violates $rule: $operationId $name', async (deviation) => {
    expect(await rulesFound(server, deviation, null)).toContain(deviation.rule);
  });
});

describe('a backend that uses what its contract allows', () => {
  it.each(allowed)('has no finding: $operationId $name', async (variation) => {
    expect(await rulesFound(server, variation, null)).toEqual([]);
  });
});
