import { expect, it } from 'vitest';
import * as operations from '../../../generated/operations';
import { firstRequests } from '../../../scripts/build/firstRequests.ts';
import { firstInputs } from '../../../src/composition/firstInputs';
import { routeNames, siteRoutes } from '../../../src/ui/navigation/routes.ts';

it('what a page requests before its scripts only reads, and is secured by the token of its area', () => {
  const requests = routeNames.flatMap((name) => {
    const { area } = siteRoutes[name];
    const element = firstRequests({ firstInputs, operations }, name, area);
    const [, content = ''] = /content="([^"]*)"/.exec(element) ?? [];
    return content.split(', ').map((request) => [area, ...request.split(' ')] as const);
  });
  const all = Object.values(operations);
  const tokens = { public: 'open', member: 'SUBSCRIBER', freeRamp: 'FREE' };
  for (const [area, method, path, needed] of requests) {
    const found = all.find((one) => one.path === path && one.method.toUpperCase() === method);
    expect(found?.effect, path).toBe('read');
    expect(needed, path).toBe(found?.access === 'open' ? 'open' : tokens[area]);
  }
});
