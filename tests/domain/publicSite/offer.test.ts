import { describe, expect, it } from 'vitest';
import { areOffersUnknown, offerAt, publishedOffers } from '../../../src/domain/publicSite/offer';
import { aTariff } from '../../support/subscriber/builders';
import { aCmsPage, aMenuItem, aPublicSite } from '../../support/publicSite/publicSite';

const tariffs = [
  aTariff({ code: 'specialOffer', name: "Offre d'été" }),
  aTariff({ code: 'tunnelPassPlus', name: 'Autre nom' }),
  aTariff({ code: '02', name: 'Tunnel Pass Entreprise' }),
  aTariff({ code: 'tunnelPass' }),
];
const summer = aCmsPage({ title: 'Été', link: 'nos-abonnements/offre-ete' });
const offers = publishedOffers(aPublicSite({ tariffs, pages: [summer] }));

describe('P3.15, P9.1 the offers', () => {
  it('are Tunnel Pass, Tunnel Pass + and the special offer with its published name', () => {
    expect(offers.map(({ code, name }) => [code, name])).toEqual([
      ['tunnelPass', 'Tunnel Pass'],
      ['tunnelPassPlus', 'Tunnel Pass +'],
      ['specialOffer', "Offre d'été"],
    ]);
  });

  it('the special one is for individuals only', () => {
    expect(offers.map((offer) => offer.isForIndividualsOnly)).toEqual([false, false, true]);
  });

  it('P9.2 one or two badges for the special offer, one to four otherwise', () => {
    expect(offers.map(({ quantities }) => quantities)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2],
    ]);
  });

  it('an offer whose price is not published is not sold', () => {
    const site = aPublicSite({ tariffs: [aTariff({ code: 'tunnelPassPlus' })], pages: [summer] });
    expect(publishedOffers(site).map(({ code }) => code)).toEqual(['tunnelPassPlus']);
  });

  it('the special offer without a published name has its default name', () => {
    const site = aPublicSite({ tariffs: [aTariff({ code: 'specialOffer', name: null })] });
    expect(publishedOffers(site)[0]?.name).toBe('Offre spéciale');
  });
});

describe('P7.2 prices that could not be read', () => {
  it.each([
    ['the whole list', { tariffs: null }, true],
    ['one of them, without another one', { tariffs: [], unreadableTariffs: 1 }, true],
    ['one of them', { tariffs, unreadableTariffs: 1 }, false],
    ['none of them, and there is none', { tariffs: [] }, false],
  ])('%s', (_title, part, isUnknown) => {
    const site = aPublicSite(part);
    expect(areOffersUnknown(publishedOffers(site), site)).toBe(isUnknown);
  });
});

describe('P2.1 the addresses of their pages', () => {
  const special = (site: Parameters<typeof aPublicSite>[0]): string | null | undefined =>
    publishedOffers(aPublicSite({ tariffs, ...site })).find(({ code }) => code === 'specialOffer')
      ?.path;

  it('are known for Tunnel Pass; the last segment of the other page names the special offer', () => {
    expect(offers.map(({ path }) => path)).toEqual([
      '/nos-abonnements/tunnel-pass',
      '/nos-abonnements/tunnel-pass-plus',
      '/nos-abonnements/offre-ete',
    ]);
  });

  it('are null without a page', () => {
    expect(special({})).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements/tunnel-pass' })] })).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements' })] })).toBeNull();
    expect(special({ pages: [aCmsPage({ link: 'nos-abonnements/a/b' })] })).toBeNull();
    expect(special({ menu: [aMenuItem({ link: 'https://evil.example/' })] })).toBeNull();
    expect(special({ menu: [aMenuItem({ link: 'javascript:alert(1)' })] })).toBeNull();
    expect(special({ menu: [aMenuItem({ link: 'nos-abonnements/offre-ete' })] })).toBeNull();
  });

  it('M6.2 a page that requires a token is not the page of an offer', () => {
    const menu = [aMenuItem({ link: 'nos-abonnements/offre-ete', isPrivate: true })];
    expect(special({ menu, pages: [summer] })).toBeNull();
  });

  it('P3.11 an entry of the menu that is not shown is ignored', () => {
    const winter = aMenuItem({ id: 2, link: 'nos-abonnements/offre-hiver', isShown: false });
    const page = aCmsPage({ link: 'nos-abonnements/offre-hiver' });
    expect(special({ menu: [winter], pages: [page, summer] })).toBe('/nos-abonnements/offre-ete');
  });

  it('P2.1 among several pages, the one that has a word of the name of the offer', () => {
    const friends = aCmsPage({ link: 'nos-abonnements/parrainage' });
    expect(special({ pages: [friends, summer] })).toBe('/nos-abonnements/offre-ete');
    expect(special({ pages: [friends] })).toBe('/nos-abonnements/parrainage');
  });

  it('an offer is found by the path of its page', () => {
    expect(offerAt(offers, '/nos-abonnements/offre-ete/')?.code).toBe('specialOffer');
    expect(offerAt(offers, '/nos-abonnements')).toBeNull();
  });
});
