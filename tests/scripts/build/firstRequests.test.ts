import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addressPattern, firstRequests } from '../../../scripts/build/firstRequests.ts';
import { builtRoutes, firstInputs, operations } from '../../../src/prerender.tsx';

const requested = { firstInputs, operations };

describe('the first requests of a page', () => {
  it('are those of its area and its own, with what they need', () => {
    expect(firstRequests(requested, 'badges', 'member')).toBe(
      '<meta name="first-requests" content="POST /api/private/user/data SUBSCRIBER" />',
    );
    expect(firstRequests(requested, 'news', 'public')).toBe(
      '<meta name="first-requests" content="POST /api/public/data open, GET /api/v2/post open" />',
    );
  });

  it('have the body of the page, with days relative to the visit', () => {
    const body = encodeURIComponent(firstInputs.listPassages);
    const ofPassages = `POST /api/private/user/data/passages SUBSCRIBER ${body}`;
    expect(firstInputs.listPassages).toContain('"selectMinDate":"{today-18} 00:00:01"');
    expect(firstRequests(requested, 'dashboard', 'member')).toContain(`, ${ofPassages}" />`);
    // A stored page size asks for another page.
    expect(firstRequests(requested, 'passages', 'member')).toContain(
      `, ${ofPassages} noPerPage" />`,
    );
  });

  it('are never sent without a token where they need one', () => {
    expect(firstRequests(requested, 'freeRamp', 'freeRamp')).toContain('GET /api/v2/refund FREE');
    const secured = {
      ...operations,
      loadPublicData: operations.loadSubscriber,
    } as unknown;
    const other = { firstInputs, operations: secured as typeof operations };
    expect(() => firstRequests(other, 'news', 'public')).toThrow('needs a token');
  });

  it('only read, with the body that the operation needs', () => {
    const named = Object.entries(builtRoutes).flatMap(([name, { area }]) =>
      firstRequests(requested, name, area).match(/\/api\/[\w/-]+/g),
    );
    const all = Object.values(operations);
    for (const path of new Set(named)) {
      const found = all.find((operation) => operation.path === path);
      const isPost = found?.method === 'post';
      const encoding = isPost && found.id in firstInputs ? 'json' : 'none';
      expect(found, path ?? '').toMatchObject({ effect: 'read', encoding });
    }
  });

  it('of an address with parameters are named with its pattern and its files', () => {
    const files = { scripts: ['assets/a.js'], styles: ['assets/a.css'] };
    const path = '/member/badge/:id/details';
    expect(firstRequests(requested, 'badgeDetails', 'member', { path, files })).toBe(
      '<meta name="first-requests" content="POST /api/private/user/data SUBSCRIBER" data-path="^/member/badge/[^/]+/details/?$" data-files="/assets/a.js /assets/a.css" />',
    );
  });
});

describe('the pattern of an address', () => {
  const patterns = Object.values(builtRoutes)
    .flatMap(({ address, also = [] }) => [address, ...also])
    .filter((path) => path.includes(':'));

  it.each(patterns)('%s: matches what the router matches', (path) => {
    const pattern = new RegExp(addressPattern(path));
    const filled = path.replaceAll(/:\w+/g, 'x-1');
    for (const address of [filled, `${filled}/`, `${filled}/more`, `/x${filled}`]) {
      expect(pattern.test(address), address).toBe(matchPath(path, address) !== null);
    }
  });
});
