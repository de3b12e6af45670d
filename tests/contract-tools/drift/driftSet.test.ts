import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendCall.ts';
import { callsOf, validCall, type Call } from './calls.ts';
import { comparisonByRule, comparisonTable, type ComparedRow } from './comparisonTable.ts';
import { operationIds, scopeOf } from './contract.ts';
import { openDeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import type { Deviation, Variation } from './Exchange.ts';
import { networkDeviations } from './deviations/networkDeviations.ts';
import { driftFindings, type DriftFinding } from './driftFindings.ts';
import { startPrismProxy } from './prismProxy.ts';
import { variations, writtenOtherwise } from './deviations/variations.ts';

const server = await openDeviatingServer();
const prism = await startPrismProxy(server.url);
const rows: ComparedRow[] = [];

/**
 * Timeouts in milliseconds: longer than any real answer, and short for answers that never arrive.
 */
const patience = { usual: 20_000, endless: 1_000 };

afterAll(async () => {
  await prism.stop();
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
  // A second secured call is needed to distinguish a token refused by one call from one refused by all.
  const others = rule === 'authentication/token-refused' ? [nextSecured(operationId)] : [];
  const operationIds = [operationId, ...others];
  return driftFindings({ ...server, operationIds, timeoutMs, send: fetch });
}

function nextSecured(operationId: OperationId): OperationId {
  return operationId === 'listBadges' ? 'listBankAccounts' : 'listBadges';
}

/** An operation without a change; a short one. */
function otherThan(operationId: OperationId): OperationId {
  return operationId === 'readMaintenance' ? 'listSocialPosts' : 'readMaintenance';
}

/** The calls that the active change affects: Prism finds nothing in the others. */
async function changedCalls(changed: Switched): Promise<readonly Call[]> {
  server.deviate(changed);
  const calls: Call[] = [];
  for (const call of callsOf(changed.operationId, server.token)) {
    if (await server.changes(call.to(server.url))) calls.push(call);
  }
  return calls;
}

/** Stores whether we and Prism found a change. Fails on a change without effect. */
async function compare(changed: Switched, ours: boolean): Promise<void> {
  const calls = await changedCalls(changed);
  expect(calls.length).toBeGreaterThan(0);
  const hangs = changed.rule?.startsWith('network/') ?? false;
  server.deviate(changed);
  rows.push({
    rule: changed.rule ?? null,
    name: `${changed.operationId} ${changed.name}`,
    ours,
    prism: await prism.finds(calls, hangs ? patience.endless : patience.usual),
  });
}

describe('the drift set', () => {
  it('has at least 60 deviations and 15 variations, without duplicates', () => {
    expect(deviations.length).toBeGreaterThanOrEqual(60);
    expect(variations.length).toBeGreaterThanOrEqual(15);
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
    expect(await findings(otherThan(operationId))).toEqual([]);
    await compare(deviation, rules.includes(deviation.rule));
    expect(rules).toContain(deviation.rule);
  });

  it.each(variations)('finds nothing: $operationId $name', async (variation) => {
    server.deviate(variation);
    const found = await findings(variation.operationId);
    await compare(variation, found.length > 0);
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

  it("finds more than Prism's proxy", async () => {
    server.deviate(null);
    const pdf = await prism.passOn(validCall('downloadInvoice', server.token));
    const isDamaged = pdf.includes(Buffer.from('\uFFFD'));
    await mkdir(inProject('.cache'), { recursive: true });
    await writeFile(inProject('.cache/driftSet.txt'), `${comparisonTable(rows)}\n`);
    console.log(
      `${comparisonByRule(rows)}\nA PDF behind Prism is ${isDamaged ? 'damaged' : 'whole'}. ` +
        'Each change: .cache/driftSet.txt',
    );
    const foundBy = (who: 'ours' | 'prism'): number =>
      rows.filter((row) => row.rule !== null && row[who]).length;
    expect(foundBy('prism')).toBeGreaterThan(0);
    expect(foundBy('ours')).toBeGreaterThan(foundBy('prism'));
  });
});
