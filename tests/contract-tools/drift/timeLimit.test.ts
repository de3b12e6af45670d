import { describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/SendRequest.ts';
import { findingsOf, jsonOf } from '../support/runTool.ts';
import { drift, upstream } from './drift.ts';

describe('the timeout includes the body, even if the connection ignores the signal', () => {
  const never = new Promise<never>(() => undefined);
  const starting = new TextEncoder().encode('{"');

  it.each<readonly [string, SendRequest, string]>([
    ['no answer', () => never, 'No answer arrived within 0.05 s.'],
    [
      'a body that stops before its end',
      () =>
        Promise.resolve(
          new Response(
            new ReadableStream({
              start: (controller) => {
                controller.enqueue(starting);
              },
              pull: () => never,
              cancel: () => never,
            }),
          ),
        ),
      'The answer never ended within 0.05 s.',
    ],
  ])('%s', async (_, send, sentence) => {
    const args = ['--only', 'listPosts', '--json', '--timeout', '0.05'];
    const ran = await drift([...upstream, ...args], send);
    expect(ran.code).toBe(1);
    expect(findingsOf(jsonOf(ran))).toMatchObject([{ rule: 'network/timeout', message: sentence }]);
  });
});
