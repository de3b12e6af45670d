import { cleanup, screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/cmsHtml';
import type { PublicSite } from '../../../src/domain/publicSite';
import { operator } from '../../../src/ui/operator';
import { CmsPage } from '../../../src/ui/public/cms/CmsPage';
import { aTariff } from '../../support/builders';
import { aCmsPage, aJob, aMenuItem, aPublicSite } from '../../support/publicSite';
import { showPublic, titleOfPage } from './showPublic';

afterEach(cleanup);

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
  it('bears its title, and in the tab the one for search engines', async () => {
    show('/circuler');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Circuler dans les tunnels' }),
    ).toBeDefined();
    expect(document.title).toBe(`Circuler en ville – ${operator.name}`);
  });

  it('leads to the pages below it', async () => {
    show('/circuler');
    const below = await screen.findByRole('navigation', { name: 'Dans Circuler dans les tunnels' });
    expect(within(below).getByRole('link', { name: 'Tarifs' }).getAttribute('href')).toBe(
      '/circuler/tarifs',
    );
  });

  it('tells where it stands when it is below another one', async () => {
    show('/circuler/tarifs');
    const trail = await screen.findByRole('navigation', { name: "Fil d'Ariane" });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Accueil', 'Circuler', 'Tarifs']);
  });

  it('at no address of the menu is not found', async () => {
    show('/inconnue');
    expect(await titleOfPage()).toBe('Page introuvable');
  });

  it('M6.2 that is private asks to sign in', async () => {
    show('/circuler', { menu: [aMenuItem({ isPrivate: true })], pages });
    expect(await titleOfPage()).toBe('Connexion');
  });

  it('is not called unknown while the published data cannot be had', async () => {
    const answers = [left({ kind: 'service/unreachable' } as const)];
    const { user } = showPublic(page(), {
      entry: '/circuler',
      gateway: { load: () => answers.shift() ?? right(aPublicSite({ menu, pages })) },
    });
    await screen.findByRole('alert');
    expect(await titleOfPage()).toBe('Une erreur est survenue');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('navigation');
    expect(await titleOfPage()).toBe('Circuler dans les tunnels');
  });
});

describe('P2.11, P3.23 the page that shows the jobs', () => {
  const join = aCmsPage({ title: 'Nous rejoindre', link: 'nous-rejoindre' });

  it('lists the open ones first with their document, and marks those that are filled', async () => {
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
    expect(screen.getByRole('link').getAttribute('href')).toBe('/documents/poste-operateur.pdf');
  });

  it('says what to do when there is none', async () => {
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
      '30,00\u202f€ par badge',
      '30,00\u202f€ dès que le solde passe sous 10,00\u202f€',
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

  it('the special one says for whom it is, at the address that its page has', async () => {
    show('/nos-abonnements/offre-ete', {
      pages: [aCmsPage({ title: "Offre d'été", link: 'nos-abonnements/offre-ete' })],
      tariffs: [aTariff({ code: '05', name: "Offre d'été", reload: null })],
    });
    await titleOfPage();
    expect(words().slice(1)).toEqual([
      'Aucune',
      'Gratuite en consigne, 6,50\u202f€ à votre adresse',
      '1 ou 2 par commande',
      'Les particuliers seulement',
    ]);
  });

  it('whose price is not published sells nothing', async () => {
    show('/nos-abonnements/tunnel-pass', { pages: [pass] });
    await titleOfPage();
    expect(screen.queryByRole('link', { name: /S'abonner/ })).toBeNull();
  });

  it('that nobody has written still has its name and prices', async () => {
    show('/nos-abonnements/tunnel-pass-plus', { tariffs: [aTariff({ code: '07' })] });
    expect(await titleOfPage()).toBe('Tunnel Pass +');
    expect(words()).toHaveLength(5);
  });
});

it('an empty text describes nothing', async () => {
  show('/circuler', { pages: [aCmsPage({ content: cmsHtml('') })] });
  expect(await titleOfPage()).toBe('Circuler dans les tunnels');
});
