import { describe, expect, it } from 'vitest';
import { offerAt, publishedOffers } from '../../src/domain/offer';
import { aTariff } from '../support/builders';
import { aCmsPage, aMenuItem, aPublicSite } from '../support/publicSite';

const tariffs = [
  aTariff({ code: '05', name: "Offre d'été" }),
  aTariff({ code: '07', name: 'Autre nom' }),
  aTariff({ code: '02', name: 'Tunnel Pass Entreprise' }),
  aTariff({ code: '04' }),
];
const summer = aCmsPage({ title: 'Été', link: 'nos-abonnements/offre-ete' });
const offers = publishedOffers(aPublicSite({ tariffs, pages: [summer] }));

describe('P3.15, P9.1 the offers', () => {
  it('are Tunnel Pass, Tunnel Pass + and the special offer, as it is published', () => {
    expect(offers.map(({ code, name }) => [code, name])).toEqual([
      ['04', 'Tunnel Pass'],
      ['07', 'Tunnel Pass +'],
      ['05', "Offre d'été"],
    ]);
  });

  it('the special one is for individuals only', () => {
    expect(offers.map((offer) => offer.isForIndividualsOnly)).toEqual([false, false, true]);
  });

  it('P9.2 one or two badges for the special one, one to four otherwise', () => {
    expect(offers.map(({ quantities }) => quantities)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2],
    ]);
  });

  it('an offer whose price is not published is not sold', () => {
    const site = aPublicSite({ tariffs: [aTariff({ code: '07' })], pages: [summer] });
    expect(publishedOffers(site).map(({ code }) => code)).toEqual(['07']);
  });

  it('the special one without a published name has a plain one', () => {
    const site = aPublicSite({ tariffs: [aTariff({ code: '05', name: null })] });
    expect(publishedOffers(site)[0]?.name).toBe('Offre spéciale');
  });
});

describe('P2.1 where their pages stand', () => {
  const special = (site: Parameters<typeof aPublicSite>[0]): string | null | undefined =>
    publishedOffers(aPublicSite({ tariffs, ...site })).find(({ code }) => code === '05')?.path;

  it('those of Tunnel Pass are known, the last segment of the other names the special offer', () => {
    expect(offers.map(({ path }) => path)).toEqual([
      '/nos-abonnements/tunnel-pass',
      '/nos-abonnements/tunnel-pass-plus',
      '/nos-abonnements/offre-ete',
    ]);
  });

  it('nobody wrote one: there is none', () => {
    expect(special({})).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements/tunnel-pass' })] })).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements' })] })).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements/a/b' })] })).toBeNull();
    expect(special({ menu: [aMenuItem({ link: 'https://evil.example/' })] })).toBeNull();
  });

  it('P3.11 an entry of the menu that is not shown is passed over', () => {
    const winter = aMenuItem({ id: 2, link: 'nos-abonnements/offre-hiver', isShown: false });
    const page = aCmsPage({ link: 'nos-abonnements/offre-hiver' });
    expect(special({ menu: [winter], pages: [page, summer] })).toBe('/nos-abonnements/offre-ete');
  });

  it('an offer is found by the address of its page', () => {
    expect(offerAt(offers, '/nos-abonnements/offre-ete/')?.code).toBe('05');
    expect(offerAt(offers, '/nos-abonnements')).toBeUndefined();
  });
});
