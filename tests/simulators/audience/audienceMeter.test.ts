import { describe, expect, it } from 'vitest';
import { readable } from '../control/readable.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const view = (part: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({
    idsite: '1',
    rec: '1',
    url: 'http://127.0.0.1:5173/actualites/:slug',
    action_name: '/actualites/:slug',
    ...part,
  });
const send = async (body: URLSearchParams | string): Promise<number> => {
  const response = await operator.fetch('/matomo.php', { method: 'POST', body });
  expect(response.headers.get('set-cookie')).toBeNull();
  return response.status;
};
const page = async (): Promise<string> => readable(await operator.fetch('/control'));

describe('P3.26 the audience meter', () => {
  it('counts the views of each page, and lists them on the control page', async () => {
    expect(await page()).toContain("Aucune page n'est encore comptée.");
    for (const action_name of ['/faq', '/actualites/:slug', '/faq']) {
      const url = `http://127.0.0.1:5173${action_name}`;
      expect(await send(view({ url, action_name }))).toBe(204);
    }
    const text = await page();
    expect(text).toMatch(/\/faq[\s\S]*2[\s\S]*\/actualites\/:slug[\s\S]*1/);
  });

  it.each([
    ['an invalid site id', view({ idsite: 'x' })],
    ['no request to record', view({ rec: '0' })],
    ['an invalid URL', view({ url: 'faq' })],
    ['a body that is not a form', 'faq'],
  ])('refuses a view with %s', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(await page()).toContain("Aucune page n'est encore comptée.");
  });
});
