import { cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Instant } from '../../../../src/domain/basis/instant';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import type { PublicSite } from '../../../../src/domain/publicSite/publicSite';
import { operator } from '../../../../src/ui/operator';
import { CmsAddressPage } from '../../../../src/ui/app/CmsAddressPage';
import { CmsPage } from '../../../../src/ui/public/cms/CmsPage';
import { aTariff } from '../../../support/subscriber/builders';
import { aCmsPage, aJob, aMenuItem, aPublicSite } from '../../../support/publicSite/publicSite';
import { showPublic, titleOfPage } from '../showPublic';

afterEach(cleanup);

/** Of another day: no state is live. */
const traffic = { directions: [], updatedAt: 1_700_000_000 as Instant };
const nameAndTarget = (link: HTMLElement): readonly [string | null, string | null] => [
  link.textContent,
  link.getAttribute('href'),
];

const page = (isSignedIn = false): Parameters<typeof showPublic>[0] => (
  <CmsPage
    isSignedIn={isSignedIn}
    signIn={<h1>Connexion</h1>}
    notFound={<h1>Page introuvable</h1>}
  />
);
const menu = [
  aMenuItem({ id: 1 }),
  aMenuItem({ id: 2, title: 'Tarifs', link: 'circuler/tarifs', parentId: 1 }),
];
const pages = [
  aCmsPage({ seoTitle: 'Circuler en ville' }),
  aCmsPage({ title: 'Les tarifs', link: 'circuler/tarifs' }),
];
const show = (entry: string, site: Partial<PublicSite> = { menu, pages }): void => {
  showPublic(page(), { entry, site });
};

describe('P2.11, P3.24 a page of the editors', () => {
  it('has its title, and in the tab the title for search engines', async () => {
    show('/circuler');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Circuler dans les tunnels' }),
    ).toBeDefined();
    expect(document.title).toBe(`Circuler en ville – ${operator.name}`);
  });

  it('links to the pages below it', async () => {
    show('/circuler');
    const below = await screen.findByRole('navigation', { name: 'Dans Circuler dans les tunnels' });
    expect(within(below).getByRole('link', { name: 'Tarifs' }).getAttribute('href')).toBe(
      '/circuler/tarifs',
    );
  });

  it('has a breadcrumb when it is below another page', async () => {
    showPublic(page(), { entry: '/circuler/tarifs', site: { menu, pages }, traffic });
    const trail = await screen.findByRole('navigation', { name: "Fil d'Ariane" });
    expect(within(trail).getAllByRole('link').map(nameAndTarget)).toEqual([
      ['Accueil', '/'],
      ['Circuler', '/circuler'],
    ]);
    expect(within(trail).getByText('Tarifs').getAttribute('aria-current')).toBe('page');
  });

  it('shows the live map and the price of a trip on the pages about the road that the operator names', async () => {
    const { user } = showPublic(page(), {
      entry: '/circuler/tarifs',
      site: { menu, pages },
      traffic,
    });
    const map = await screen.findByRole('region', { name: 'Les tunnels en ce moment' });
    expect(await within(map).findByText(/Dernier état connu/)).toBeDefined();
    await user.selectOptions(within(map).getByLabelText('De'), 'Vieux-Port (Carénage)');
    await user.selectOptions(within(map).getByLabelText('Vers'), 'A50');
    expect(within(map).getByText(/3,20\s€/)).toBeDefined();
  });

  it.each([
    ['/circuler.', '/circuler'],
    ['/payer-en-ligne,?a=1', '/payer-en-ligne?a=1'],
    ['/faq%C2%A0%C2%BB', '/faq'],
    ['/faq&utm_source=x', '/faq'],
    ['/%2F%2Fexample.fr.', '/%2F%2Fexample.fr.'],
    ['/inconnue', '/inconnue'],
  ])('at « %s » without what follows it in a sentence: %s', async (entry, address) => {
    const { place } = showPublic(<CmsAddressPage />, { entry, site: { menu, pages } });
    await vi.waitFor(() => expect(place()).toBe(address));
    expect(await titleOfPage()).toBeTruthy();
    expect(place()).toBe(address);
  });

  it('is not found at an address that the menu does not have', async () => {
    show('/inconnue');
    expect(await titleOfPage()).toBe('Page introuvable');
  });

  it('M6.2 requires a sign-in when it is private', async () => {
    show('/circuler', { menu: [aMenuItem({ isPrivate: true })], pages });
    expect(await titleOfPage()).toBe('Connexion');
  });

  it('is not reported as unknown when the published data failed to load', async () => {
    const answers = [TE.left({ kind: 'service/unreachable' } as const)];
    const { user } = showPublic(page(), {
      entry: '/circuler',
      gateway: { load: () => answers.shift() ?? TE.right(aPublicSite({ menu, pages })) },
    });
    await screen.findByRole('alert');
    expect(await titleOfPage()).toBe('Une erreur est survenue');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('navigation', { name: /^Dans/ });
    expect(await titleOfPage()).toBe('Circuler dans les tunnels');
  });
});

describe('P2.11, P3.23 the page that shows the jobs', () => {
  const join = aCmsPage({ title: 'Nous rejoindre', link: 'nous-rejoindre' });

  it('lists the open ones first with their document, and marks the filled ones', async () => {
    show('/nous-rejoindre', {
      pages: [join],
      jobs: [
        aJob({ id: 1, title: 'Chargé de clientèle', isFilled: true }),
        aJob({ id: 2, title: 'Opérateur' }),
        aJob({ id: 3, title: 'Agent', fileLink: 'javascript:hit()' }),
      ],
    });
    const jobs = await screen.findAllByRole('listitem');
    expect(jobs.map(({ textContent }) => textContent)).toEqual([
      "OpérateurLire l'offre (PDF)\u202f: Opérateur",
      'Agent',
      'Chargé de clientèlePourvu',
    ]);
    expect(screen.getByRole('link', { name: /Lire l'offre/ }).getAttribute('href')).toBe(
      '/documents/poste-operateur.pdf',
    );
  });

  it('says an error, not an empty list, if none can be read (P7.2)', async () => {
    show('/nous-rejoindre', { pages: [join], jobs: null });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
    expect(screen.queryByText(/candidature spontanée/)).toBeNull();
  });

  it('has an empty state with a next action', async () => {
    show('/nous-rejoindre', { pages: [join] });
    expect(await screen.findByText(/candidature spontanée/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Écrire à/ })).toBeDefined();
  });
});

describe('P2.1, P3.15 the page of an offer', () => {
  const pass = aCmsPage({ title: 'Le Tunnel Pass', link: 'nos-abonnements/tunnel-pass' });
  const words = (): readonly string[] =>
    screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('has its prices below its text', async () => {
    show('/nos-abonnements/tunnel-pass', { pages: [pass], tariffs: [aTariff()] });
    expect(await titleOfPage()).toBe('Le Tunnel Pass');
    expect(words()).toEqual([
      '30,00\u202f€',
      '20,00\u202f€',
      '30\u202f€ quand il reste moins de 10\u202f€',
      'Gratuite en consigne, 6,50\u202f€ à votre adresse',
      'De 1 à 4 par commande',
      'Particuliers et professionnels',
    ]);
    expect(
      screen
        .getByRole('link', { name: "S'abonner", description: 'Tunnel Pass' })
        .getAttribute('href'),
    ).toBe('/achat?offre=04');
  });

  it("P9.1 every « S'abonner » of its page chooses its plan, that of the editors too", async () => {
    const text = { ...pass, content: cmsHtml('<p><a href="/achat">S’abonner</a></p>') };
    show('/nos-abonnements/tunnel-pass', { pages: [text], tariffs: [aTariff()] });
    await screen.findByRole('link', { name: "S'abonner" });
    const ways = screen.getAllByRole('link', { name: /^S.abonner$/ });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/achat?offre=04',
      '/achat?offre=04',
    ]);
  });

  it('of the special offer shows who is eligible, at the address of its page', async () => {
    show('/nos-abonnements/offre-ete', {
      pages: [aCmsPage({ title: "Offre d'été", link: 'nos-abonnements/offre-ete' })],
      tariffs: [aTariff({ code: 'specialOffer', name: "Offre d'été", reload: null })],
    });
    await titleOfPage();
    expect(words().slice(2)).toEqual([
      'Aucun',
      'Gratuite en consigne, 6,50\u202f€ à votre adresse',
      '1 ou 2 par commande',
      'Les particuliers seulement',
    ]);
  });

  it('without a published price has no link to the purchase', async () => {
    show('/nos-abonnements/tunnel-pass', { pages: [pass] });
    await titleOfPage();
    expect(screen.queryByRole('link', { name: /S'abonner/ })).toBeNull();
  });

  it('without a text of the editors has its name and prices', async () => {
    show('/nos-abonnements/tunnel-pass-plus', { tariffs: [aTariff({ code: 'tunnelPassPlus' })] });
    expect(await titleOfPage()).toBe('Tunnel Pass +');
    expect(words()).toHaveLength(6);
  });
});

it('has no description when its text is empty', async () => {
  show('/circuler', { pages: [aCmsPage({ content: cmsHtml('') })] });
  expect(await titleOfPage()).toBe('Circuler dans les tunnels');
});
