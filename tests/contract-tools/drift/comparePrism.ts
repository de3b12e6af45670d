import { mkdir, writeFile } from 'node:fs/promises';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { callsOf, validCall, type Call } from './calls.ts';
import { comparisonByRule, comparisonTable, type ComparedRow } from './comparisonTable.ts';
import { openDeviatingServer, type DeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { variations } from './deviations/variations.ts';
import { findingsOf, patience, type Switched } from './driftRuns.ts';
import { startPrismProxy, type PrismProxy } from './prismProxy.ts';

/**
 * Compares what the package and Prism's proxy find on the drift set: a line per rule, and in
 * `.cache/driftPrism.txt` a line per change. Throws if a deviation is missed or a variation reported.
 */
export async function comparePrism(): Promise<string> {
  const server = await openDeviatingServer();
  const prism = await startPrismProxy(server.url);
  const rows: ComparedRow[] = [];
  for (const changed of [...deviations, ...variations] as readonly Switched[]) {
    rows.push({
      rule: changed.rule ?? null,
      name: `${changed.operationId} ${changed.name}`,
      ours: await isFoundByUs(changed, server),
      prism: await isFoundByPrism(changed, server, prism),
    });
  }
  server.deviate(null);
  const pdf = await prism.passOn(validCall('downloadInvoice', server.token));
  const isDamaged = pdf.includes(Buffer.from('\uFFFD'));
  await Promise.all([prism.stop(), server.stop()]);
  await mkdir(inProject('.cache'), { recursive: true });
  await writeFile(inProject('.cache/driftPrism.txt'), `${comparisonTable(rows)}\n`);
  const wrong = rows.filter(({ rule, ours }) => ours !== (rule !== null));
  if (wrong.length > 0) throw new Error(`Wrong: ${wrong.map(({ name }) => name).join('; ')}`);
  return `${comparisonByRule(rows)}\nA PDF behind Prism is ${isDamaged ? 'damaged' : 'whole'}.`;
}

async function isFoundByUs(changed: Switched, server: DeviatingServer): Promise<boolean> {
  server.deviate(changed);
  const found = await findingsOf(server, changed);
  return changed.rule === undefined
    ? found.length > 0
    : found.some(({ rule }) => rule === changed.rule);
}

async function isFoundByPrism(
  changed: Switched,
  server: DeviatingServer,
  prism: PrismProxy,
): Promise<boolean> {
  const calls = await changedCalls(changed, server);
  server.deviate(changed);
  const hangs = changed.rule?.startsWith('network/') ?? false;
  return prism.finds(calls, hangs ? patience.endless : patience.usual);
}

/** The calls that the change affects: Prism finds nothing in the others. */
async function changedCalls(changed: Switched, server: DeviatingServer): Promise<readonly Call[]> {
  server.deviate(changed);
  const calls: Call[] = [];
  for (const call of callsOf(changed.operationId, server.token)) {
    if (await server.changes(call.to(server.url))) calls.push(call);
  }
  return calls;
}
