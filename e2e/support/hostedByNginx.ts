import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { openFront } from './openFront.ts';
import { openNginx } from './openNginx.ts';

export const nginx = process.env['NGINX_PATH'] ?? '';
export const operator = process.env['OPERATOR_URL'] ?? '';

interface Hosted {
  /** The site behind nginx, which a proxy of this machine is in front of. */
  readonly site: Awaited<ReturnType<typeof openNginx>>;
  /** Between nginx and the simulated operator. */
  readonly front: Awaited<ReturnType<typeof openFront>>;
}

/** One server of nginx for all tests of a file, which are skipped on a machine without it. */
export function withNginx(): Hosted {
  const hosted = {} as { -readonly [Name in keyof Hosted]: Hosted[Name] };
  test.skip(nginx === '', 'There is no nginx on this machine.');
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    hosted.front = await openFront(operator);
    hosted.site = await openNginx(nginx, { api: hosted.front.url, proxy: '127.0.0.1' });
  });
  test.afterAll(async () => {
    await hosted.site.stop();
    await hosted.front.stop();
  });
  return hosted;
}

/** How many of 35 requests at once nginx refuses; the operator's own 429 says another time. */
export async function refusedOf(send: (index: number) => Promise<APIResponse>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 35 }, (_, index) => send(index)));
  const refused = answers.filter((answer) => answer.headers()['retry-after'] === '60');
  expect(refused.every((answer) => answer.status() === 429)).toBe(true);
  return refused.length;
}

export const visitor = (address: string): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': address,
});

export const signInAs = (
  request: APIRequestContext,
  url: string,
  address: string,
): Promise<APIResponse> =>
  request.post(`${url}/api/private/login`, {
    data: { email: 'nobody@example.fr', password: 'x' },
    headers: visitor(address),
  });
