import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from '../../../scripts/contract/bundle.ts';
import { abortable } from '../../../scripts/contract-tools/drift/abortable.ts';
import { readBody } from '../../../scripts/contract-tools/drift/readBody.ts';
import { startPrism } from '../support/startPrism.ts';
import type { Call } from './calls.ts';

export interface PrismProxy {
  /**
   * Sends calls through Prism and returns whether it reported a violation in an answer, or failed
   * itself. `patience`: milliseconds that an answer may take; a missing answer is not a report.
   */
  finds(calls: readonly Call[], patience: number): Promise<boolean>;
  /** The body of an answer that a client behind Prism receives. */
  passOn(call: Call): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Starts Prism's own validating proxy in front of a server. */
export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'prism-proxy-'));
  // A copy, because Prism restarts when its file changes.
  const copy = join(folder, 'openapi.json');
  await copyFile(await bundleContract(), copy);
  const prism = await startPrism('proxy', copy, upstream);
  return {
    async finds(calls, patience) {
      for (const call of calls) {
        const answer = await send(call.to(prism.url), patience);
        if (answer !== null && tellsOfAnswer(answer)) return true;
      }
      return false;
    },
    async passOn(call) {
      const response = await fetch(call.to(prism.url));
      return Buffer.from(await response.arrayBuffer());
    },
    async stop() {
      await prism.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Sent {
  readonly violations: string;
  readonly text: string;
}

/** Null when no answer arrived in time; the text of an incomplete answer is empty. */
async function send(request: Request, patience: number): Promise<Sent | null> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await abortable(fetch(request, { signal }), signal);
    const bytes = await readBody(response, signal).catch(() => new Uint8Array());
    const violations = response.headers.get('sl-violations') ?? '';
    return { violations, text: new TextDecoder().decode(bytes) };
  } catch {
    return null;
  }
}

/**
 * Ignores violations of the request. When Prism cannot read or reach the answer, it sends a problem
 * of its own.
 */
function tellsOfAnswer({ violations, text }: Sent): boolean {
  return (
    violations.includes('"location":["response"') ||
    /^\{"type":"(FetchError|https:\/\/stoplight)/.test(text)
  );
}
