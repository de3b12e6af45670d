import { callsOf, validCall, type Call } from './calls.ts';
import { openDeviatingServer, type DeviatingServer } from './deviatingServer.ts';
import { deviations } from './deviations/deviations.ts';
import { variations } from './deviations/variations.ts';
import { patience, rulesFound, type Switched } from './driftRuns.ts';
import { startPrismProxy, type PrismProxy } from './prismProxy.ts';

/** Whether each tool found a change of the backend. */
interface Compared {
  /** `schema/missing`, or « conforms » for a change that the contract allows. */
  readonly kind: string;
  readonly name: string;
  readonly ours: boolean;
  readonly prism: boolean;
}

/**
 * Compares what the package and Prism's proxy find on the drift set: a line per rule. Throws if a
 * deviation is missed or a variation reported.
 */
export async function comparePrism(): Promise<string> {
  const server = await openDeviatingServer();
  const prism = await startPrismProxy(server.url);
  const rows: Compared[] = [];
  for (const changed of [...deviations, ...variations] as readonly Switched[]) {
    rows.push({
      kind: changed.rule ?? 'conforms',
      name: `${changed.operationId} ${changed.name}`,
      ours: await isFoundByUs(changed, server),
      prism: await isFoundByPrism(changed, server, prism),
    });
  }
  server.deviate(null);
  const pdf = await prism.passOn(validCall('downloadInvoice', server.token));
  const isDamaged = pdf.includes(Buffer.from('\uFFFD'));
  await Promise.all([prism.stop(), server.stop()]);
  const wrong = rows.filter(({ kind, ours }) => ours !== (kind !== 'conforms'));
  if (wrong.length > 0) throw new Error(`Wrong: ${wrong.map(({ name }) => name).join('; ')}`);
  return `${table(rows)}\nA PDF behind Prism is ${isDamaged ? 'damaged' : 'whole'}.`;
}

async function isFoundByUs(changed: Switched, server: DeviatingServer): Promise<boolean> {
  const found = await rulesFound(server, changed);
  return changed.rule === undefined ? found.length > 0 : found.includes(changed.rule);
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

/** `schema/missing   15/15   15/15` for each rule: found by the package, found by Prism. */
function table(rows: readonly Compared[]): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const lines = [...kinds, 'all deviations'].map((kind) => {
    const group = rows.filter((row) =>
      kind === 'all deviations' ? row.kind !== 'conforms' : row.kind === kind,
    );
    const share = (tool: 'ours' | 'prism'): string =>
      `${group.filter((row) => row[tool]).length}/${group.length}`.padStart(10);
    return kind.padEnd(32) + share('ours') + share('prism');
  });
  return [''.padEnd(32) + 'ours'.padStart(10) + 'Prism'.padStart(10), ...lines].join('\n');
}
