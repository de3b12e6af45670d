import { describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/drift/sendCall.ts';
import { say, upstream } from './askReference.ts';

describe('the time limit of a call holds to the end of the body, also for a connection that ignores it', () => {
  const never = new Promise<never>(() => undefined);
  const starting = new TextEncoder().encode('{"');

  it.each<readonly [string, SendRequest, string]>([
    ['no answer at all', () => never, 'No answer came within 1 s.'],
    [
      'a body that stops in the middle',
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
      'The answer never ended within 1 s.',
    ],
  ])('%s', async (_, send, sentence) => {
    const args = ['--only', 'listPosts', '--json', '--timeout', '1'];
    const { code, stdout } = await say([...upstream, ...args], send);
    const { operations } = JSON.parse(stdout) as {
      operations: { findings: { rule: string; message: string }[] }[];
    };
    expect(code).toBe(1);
    expect(operations.flatMap(({ findings }) => findings)).toMatchObject([
      { rule: 'network/timeout', message: sentence },
    ]);
  });
});
