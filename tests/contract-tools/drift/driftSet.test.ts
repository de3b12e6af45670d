import { afterAll, describe, expect, it } from 'vitest';
import { clinicFaults } from '../foreign/clinicFaults.ts';
import { conformingForeign } from '../foreign/conforming.ts';
import { libraryFaults } from '../foreign/libraryFaults.ts';
import { comparisonByRule, type ComparedRow } from './comparisonTable.ts';
import { operationIds, scopeOf } from './contract.ts';
import { openDeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { variations } from './deviations/variations.ts';
import { findingsOf } from './driftRuns.ts';

const server = await openDeviatingServer();
const rows: ComparedRow[] = [];

afterAll(async () => {
  console.log(`${comparisonByRule(rows)}\nBeside Prism's proxy: npm run bench.`);
  await server.stop();
});

describe('the drift set', () => {
  it('has at least 320 deviations and 90 variations with those of other contracts, none of them twice', () => {
    const faults = clinicFaults.length + libraryFaults.length;
    expect(deviations.length + faults).toBeGreaterThanOrEqual(320);
    expect(variations.length + conformingForeign.length).toBeGreaterThanOrEqual(90);
    const names = [...deviations, ...variations].map((one) => `${one.operationId} ${one.name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has a deviation of every read operation, and some of the others', () => {
    const deviating = new Set(deviations.map(({ operationId }) => operationId));
    const readings = operationIds.filter((operationId) => scopeOf(operationId) === 'read');
    expect(readings.filter((operationId) => !deviating.has(operationId))).toEqual([]);
    expect(new Set(deviations.map(({ scope }) => scope)).size).toBe(3);
  });

  it.each(deviations)('finds $rule: $operationId $name', async (deviation) => {
    const { operationId, rule, name } = deviation;
    server.deviate(deviation);
    const found = await findingsOf(server, deviation);
    expect(found.filter((one) => one.operationId !== operationId)).toEqual([]);
    const rules = found.map((one) => one.rule);
    rows.push({ rule, name: `${operationId} ${name}`, ours: rules.includes(rule) });
    expect(rules).toContain(rule);
  });
});
