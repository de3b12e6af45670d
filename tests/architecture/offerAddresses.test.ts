import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { publishedOffers } from '../../src/domain/publicSite/offer';
import { routes } from '../../src/ui/navigation/routes';
import { aTariff } from '../support/subscriber/builders';
import { aPublicSite } from '../support/publicSite/publicSite';

it('P2.1 the paths of the offers are written in one file, for the router and for the offers', async () => {
  const writing: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if ((await readFile(file, 'utf8')).includes('/nos-abonnements')) writing.push(file);
  }
  expect(writing).toEqual(['src/domain/publicSite/offerPaths.ts']);
  const offers = publishedOffers(
    aPublicSite({
      tariffs: [aTariff({ code: 'tunnelPass' }), aTariff({ code: 'tunnelPassPlus' })],
    }),
  );
  expect(offers.map(({ path }) => path)).toEqual([routes.tunnelPass, routes.tunnelPassPlus]);
  expect(routes.subscriptions).toBe('/nos-abonnements');
});
