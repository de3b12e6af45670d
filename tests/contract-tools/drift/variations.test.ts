import { afterAll, describe, expect, it } from 'vitest';
import { comparisonByRule, type ComparedRow } from './comparisonTable.ts';
import { operationIds } from './contract.ts';
import { openDeviatingServer } from './deviatingServer.ts';
import { networkDeviations } from './deviations/networkDeviations.ts';
import { variations, writtenOtherwise } from './deviations/variations.ts';
import { findingsOf, type Switched } from './driftRuns.ts';

const server = await openDeviatingServer();
const rows: ComparedRow[] = [];

afterAll(async () => {
  console.log(comparisonByRule(rows));
  await server.stop();
});

describe('what the contract allows', () => {
  it.each(operationIds)('finds nothing in %s of the unchanged backend', async (operationId) => {
    server.deviate(null);
    expect(await findingsOf(server, { operationId })).toEqual([]);
  });

  it.each(variations)('finds nothing: $operationId $name', async (variation) => {
    server.deviate(variation);
    const found = await findingsOf(server, variation);
    rows.push({ rule: null, name: variation.name, ours: found.length > 0 });
    expect(found).toEqual([]);
  });

  it.each<Switched>([...networkDeviations, ...writtenOtherwise])(
    'gives the same result on a port: $operationId $name',
    async (changed) => {
      server.deviate(changed);
      const inProcess = await findingsOf(server, changed);
      server.deviate(changed);
      expect(await findingsOf(server, changed, fetch)).toEqual(inProcess);
    },
  );
});
