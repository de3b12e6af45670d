import { expect, test } from './support/test.ts';
import { checkHost } from '../scripts/deploy/checkHost.ts';
import { securityHeaders } from '../scripts/serve/securityHeaders.ts';
import { people } from '../scripts/simulators/seed/people.ts';
import { observatoryScore } from '../tests/support/deploy/observatory.ts';
import { examplesTime } from './support/examplesTime.ts';
import { operator, refusedOf, signInAs, withNginx } from './support/hostedByNginx.ts';
import { retryUntilLoaded } from './support/retryUntilLoaded.ts';
import { refuseCookies } from './support/session.ts';
import { signIn } from './support/signIn.ts';

const hosted = withNginx();

test('a page has the policy of npm run preview, and the highest grade by the rules of the HTTP Observatory', async ({
  request,
}) => {
  const { 'Content-Security-Policy': policy } = securityHeaders({ formOrigins: [] });
  const answer = await request.get(`${hosted.site.url}/member/dashboard`);
  expect(answer.headers()['content-security-policy']).toBe(policy);
  const observed = {
    headers: answer.headers(),
    html: await answer.text(),
    host: '',
    redirect: null,
  };
  expect(observatoryScore(observed)).toBe(130);
  const call = await request.get(`${hosted.site.url}/api/v2/traffic`);
  expect(call.headers()['content-security-policy']).toBeUndefined();
});

test('status, headers and cache rule of every kind of address are those of the kit', async ({
  request,
}) => {
  expect(await checkHost(hosted.site.url)).toEqual([]);
  const unknown = await request.get(`${hosted.site.url}/member/inconnue`);
  expect(unknown.headers()['content-type']).toContain('text/html');
});

test('guesses of a password are slowed, for one visitor behind the proxy and not for another', async ({
  request,
}) => {
  expect(await refusedOf(() => signInAs(request, hosted.site.url, '192.0.2.1'))).toBeGreaterThan(0);
  const other = await signInAs(request, hosted.site.url, '192.0.2.2');
  expect(other.headers()['retry-after']).not.toBe('60');
  // What a visitor writes into the header is in front of what the proxy adds.
  expect(
    await refusedOf((index) =>
      signInAs(request, hosted.site.url, `198.51.100.${index}, 192.0.2.1`),
    ),
  ).toBeGreaterThan(0);
});

test('a person opens a public page, signs in and reads private data, without a console message', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  await page.clock.install({ time: examplesTime });
  await refuseCookies(page);
  await page.goto(`${hosted.site.url}/payer-en-ligne`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer en ligne');
  await page.goto(`${hosted.site.url}/member/badge/passage`);
  await signIn(page, people.camille.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trajets/i);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(words).toEqual([]);
});

test('a lost API is a sentence with a way on', async ({ page }) => {
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await refuseCookies(page);
  hosted.front.lead(null);
  try {
    await page.goto(`${hosted.site.url}/faq`);
    await expect(retry.first()).toBeVisible();
  } finally {
    hosted.front.lead(operator);
  }
  await retryUntilLoaded(retry);
});
