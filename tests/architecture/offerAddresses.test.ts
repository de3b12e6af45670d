import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { publishedOffers } from '../../src/domain/offer';
import { routes } from '../../src/ui/navigation/routes';
import { aTariff } from '../support/builders';
import { aPublicSite } from '../support/publicSite';

it('P2.1 the addresses of the offers stand in one file, for the router and for the offers', async () => {
  const writing: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if ((await readFile(file, 'utf8')).includes('/nos-abonnements')) writing.push(file);
  }
  expect(writing).toEqual(['src/domain/offerPaths.ts']);
  const offers = publishedOffers(
    aPublicSite({ tariffs: [aTariff({ code: '04' }), aTariff({ code: '07' })] }),
  );
  expect(offers.map(({ path }) => path)).toEqual([routes.tunnelPass, routes.tunnelPassPlus]);
  expect(routes.subscriptions).toBe('/nos-abonnements');
});
