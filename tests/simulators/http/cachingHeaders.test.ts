import { describe, expect, it } from 'vitest';
import { etagOf, isKnown } from '../../../scripts/simulators/http/cachingHeaders.ts';
import { ok, failed } from '../../../scripts/simulators/http/answers.ts';
import { openOwnHandlers, type OwnHandlers } from '../support/ownHandlers.ts';

const traffic = '/api/v2/traffic';
const posts = '/api/v2/post';

function asked(operator: OwnHandlers, path: string, etag: string | null): Promise<Response> {
  return operator.fetch(path, { headers: { 'If-None-Match': etag ?? '' } });
}

describe('public data that is read with GET', () => {
  it.each([
    [traffic, 'public, max-age=10, stale-while-revalidate=15'],
    [posts, 'public, max-age=60, stale-while-revalidate=240'],
    ['/api/v2/instagram', 'public, max-age=300, stale-while-revalidate=600'],
  ])('%s may be kept by any cache, as the contract says', async (path, cacheControl) => {
    const content = () => ok({});
    const open = { readTraffic: content, listPosts: content, listSocialPosts: content };
    const operator = await openOwnHandlers({ open }, { checksAnswers: false });
    const { headers, status } = await operator.fetch(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('etag')).toBe(etagOf('{}'));
  });

  it('is answered by 304 without a body until it changes', async () => {
    const open = { listPosts: () => ok({ status: 'success', message: null, data: [] }) };
    const operator = await openOwnHandlers({ open });
    const etag = (await operator.fetch(posts)).headers.get('etag');
    const known = await asked(operator, posts, etag);
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('etag')).toBe(etag);
    expect(known.headers.get('cache-control')).toContain('max-age=60');
    expect((await asked(operator, posts, '"another"')).status).toBe(200);
  });

  it('is not kept when it is a refusal', async () => {
    const operator = await openOwnHandlers({ open: { listPosts: () => failed('Plus tard.') } });
    const { headers } = await operator.fetch(posts);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', '"b", W/"a"', '*'])('%s names "a"', (header) => {
    expect(isKnown('"a"', header)).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a'])('%s does not', (header) => {
    expect(isKnown('"a"', header)).toBe(false);
  });
});
