import { expect, it } from 'vitest';
import * as operations from '../../../generated/operations';
import { earlyCalls, earlyCallsByPath } from '../../../scripts/build/earlyCalls.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { routeNames, siteRoutes } from '../../../src/ui/navigation/routes.ts';

const all = Object.values(operations);
const tokens = { public: undefined, member: 'SUBSCRIBER', freeRamp: 'FREE' };
const callsOf = (element: string): readonly string[] =>
  (/content="([^"]*)"/.exec(element)?.[1] ?? '').split(', ');

it('a page asks before its scripts for what only reads, with the token of its area', () => {
  for (const name of routeNames) {
    const { area, calls } = siteRoutes[name];
    for (const call of callsOf(earlyCalls(operations, area, calls))) {
      const [method, path, scope] = call.split(' ');
      const found = all.find((one) => one.path === path && one.method.toUpperCase() === method);
      expect(found?.effect, call).toBe('read');
      expect(path, call).not.toContain('{');
      expect(scope, call).toBe(found?.access === 'open' ? undefined : tokens[area]);
    }
  }
});

it.each(languages)('the fallback page in $name names the calls of each area', (language) => {
  const under = earlyCallsByPath(operations, language).map(
    (element) => /data-under="([^"]*)"/.exec(element)?.[1],
  );
  const { base } = language;
  const member = base === '' ? ['/member/'] : [];
  expect(under).toEqual([
    `${base}/actualites/`,
    ...member,
    `${base}/espace/gratuite/`,
    base === '' ? '/' : base,
  ]);
});
