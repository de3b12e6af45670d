import * as t from 'io-ts';
import type { AnswerCodec } from '../../generated/combinators';
import type { ApiClient } from '../../src/adapters/http/apiClient';
import { call } from '../../src/adapters/http/call';
import type { Received } from './exampleSender';

export interface SentThroughCall {
  /** What came back, before anything is trusted. */
  readonly received: Received;
  /** What the site makes of it. */
  readonly outcome: unknown;
}

/** Sends once, as the site does: `call` decodes with the generated codec. Throws when nothing came back. */
export async function sendThroughCall(
  api: ApiClient,
  sender: (signal: AbortSignal) => Promise<Received>,
  codec: AnswerCodec,
): Promise<SentThroughCall> {
  const received: Received[] = [];
  const send = async (signal: AbortSignal): Promise<Received> => {
    const answered = await sender(signal);
    received.push(answered);
    return answered;
  };
  const outcome = await call(api, send, typeof codec === 'string' ? t.unknown : codec)();
  const [first] = received;
  if (first === undefined) throw new Error(`nothing came back: ${JSON.stringify(outcome)}`);
  return { received: first, outcome };
}
