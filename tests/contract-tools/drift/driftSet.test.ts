import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendCall.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { clinicFaults } from '../foreign/clinicFaults.ts';
import { conformingForeign } from '../foreign/conforming.ts';
import { libraryFaults } from '../foreign/libraryFaults.ts';
import { comparisonByRule, comparisonTable, type ComparedRow } from './comparisonTable.ts';
import { operationIds, scopeOf } from './contract.ts';
import { openDeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { networkDeviations } from './deviations/networkDeviations.ts';
import { variations, writtenOtherwise } from './deviations/variations.ts';
import { driftFindings, type DriftFinding } from './driftFindings.ts';
import { patience, withOthers } from './driftRuns.ts';
import type { Deviation, Variation } from './Exchange.ts';

const server = await openDeviatingServer();
const rows: ComparedRow[] = [];

afterAll(async () => {
  await mkdir(inProject('.cache'), { recursive: true });
  await writeFile(inProject('.cache/driftSet.txt'), `${comparisonTable(rows)}\n`);
  console.log(
    `${comparisonByRule(rows)}\nEach change: .cache/driftSet.txt. Beside Prism: npm run bench.`,
  );
  await server.stop();
});

type Switched = Variation & Partial<Deviation>;

/** The findings on an operation while a change is active. */
function findings(
  operationId: OperationId,
  { rule }: Partial<Deviation> = {},
  fetch: SendRequest = (request, { signal }) => server.fetch(new Request(request, { signal })),
): Promise<readonly DriftFinding[]> {
  const timeoutMs = rule === 'network/timeout' ? patience.endless : patience.usual;
  const operationIds = withOthers(operationId, rule);
  return driftFindings({ ...server, operationIds, timeoutMs, send: fetch });
}

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

  it.each(operationIds)('finds nothing in %s of the unchanged backend', async (operationId) => {
    server.deviate(null);
    expect(await findings(operationId)).toEqual([]);
  });

  it.each(deviations)('finds $rule: $operationId $name', async (deviation) => {
    server.deviate(deviation);
    const { operationId } = deviation;
    const found = await findings(operationId, deviation);
    expect(found.filter((one) => one.operationId !== operationId)).toEqual([]);
    const rules = found.map(({ rule }) => rule);
    const isFound = rules.includes(deviation.rule);
    rows.push({ rule: deviation.rule, name: `${operationId} ${deviation.name}`, ours: isFound });
    expect(rules).toContain(deviation.rule);
  });

  it.each(variations)('finds nothing: $operationId $name', async (variation) => {
    server.deviate(variation);
    const found = await findings(variation.operationId);
    const name = `${variation.operationId} ${variation.name}`;
    rows.push({ rule: null, name, ours: found.length > 0 });
    expect(found).toEqual([]);
  });

  it.each<Switched>([...networkDeviations, ...writtenOtherwise])(
    'gives the same result on a port: $operationId $name',
    async (changed) => {
      server.deviate(changed);
      const inProcess = await findings(changed.operationId, changed);
      server.deviate(changed);
      expect(await findings(changed.operationId, changed, fetch)).toEqual(inProcess);
    },
  );
});
