import { cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import type { PublicDocument } from '../../../../src/domain/publicSite/publicDocument';
import { FinancePage } from '../../../../src/ui/public/finance/FinancePage';
import { aDocument, aPublicSite, inYear } from '../../../support/publicSite/publicSite';
import { showPublic } from '../showPublic';

afterEach(cleanup);

const none = aPublicSite().documents;
const headings = async (level: number): Promise<readonly (string | null)[]> =>
  (await screen.findAllByRole('heading', { level })).map(({ textContent }) => textContent);

describe('P2.5, P2.6 the finance pages exist under both prefixes', () => {
  it.each([
    ['agenda', 'Agenda financier'],
    ['rapports', 'Rapports'],
    ['communiques', 'Communiqués'],
    ['assemblee-generale', 'Assemblée générale'],
    ['offre-publique', 'Offre publique'],
    ['transfert-de-marche', 'Transfert de marché'],
  ])('%s: %s', async (segment, heading) => {
    for (const prefix of ['/finances', '/finance']) {
      showPublic(<FinancePage />, { entry: `${prefix}/${segment}` });
      expect(await headings(1)).toEqual([heading]);
      expect(await screen.findByText(/Aucun document n'est publié/)).toBeDefined();
      cleanup();
    }
  });
});

describe('P3.21 the documents', () => {
  const show = (statements: readonly PublicDocument[]): void => {
    showPublic(<FinancePage />, {
      entry: '/finances/communiques',
      site: { documents: { ...none, statements } },
    });
  };

  it('are grouped if there are several categories; documents without one are last', async () => {
    show([
      aDocument({ id: 1, title: 'Sans', category: ' ', ...inYear(2026) }),
      aDocument({ id: 2, title: 'Vote 2024', category: 'votes', ...inYear(2024) }),
      aDocument({ id: 3, title: 'Avis', category: 'convocations', ...inYear(2025) }),
      aDocument({ id: 4, title: 'Vote 2023', category: 'Votes ', ...inYear(2023) }),
      aDocument({ id: 5, title: 'Rien', category: null, ...inYear(2020) }),
      aDocument({ id: 6, title: 'Brouillon', isPublished: false }),
    ]);
    expect(await headings(2)).toEqual(['Convocations', 'Votes', 'Autres documents']);
    expect(await headings(3)).toEqual(['Avis', 'Vote 2024', 'Vote 2023', 'Sans', 'Rien']);
    const votes = screen.getByRole('region', { name: 'Votes' });
    expect(within(votes).getAllByRole('listitem')).toHaveLength(2);
  });

  it('have no group headings if there is one category, or none', async () => {
    show([
      aDocument({ id: 1, title: 'Un', category: 'communique' }),
      aDocument({ id: 2, title: 'Deux', category: null }),
    ]);
    expect(await headings(2)).toEqual(['Un', 'Deux']);
    expect(screen.queryByText('Autres documents')).toBeNull();
  });

  it('show a date if it is enabled, and their text and file if they have one', async () => {
    show([
      aDocument({ id: 1, body: cmsHtml('<p>Le trafic progresse.</p>') }),
      aDocument({ id: 2, title: 'Sans date', isDateShown: false, fileLink: null }),
    ]);
    await headings(2);
    expect(screen.getAllByText('21/11/2026')).toHaveLength(1);
    expect(screen.getByText('Le trafic progresse.')).toBeDefined();
    const link = screen.getByRole('link', { name: /Lire le document/ });
    expect(link.textContent).toBe('Lire le document (PDF)\u202f: Rapport annuel');
    expect(link.getAttribute('href')).toBe('/documents/rapport.pdf');
  });

  it.each(['javascript:hit()', '//evil.example/a.pdf'])(
    'have no link to a file at %s',
    async (fileLink) => {
      show([aDocument({ fileLink })]);
      await headings(2);
      expect(screen.queryByRole('link', { name: /Lire le document/ })).toBeNull();
    },
  );
});

it('P7.2 documents that cannot be read are an error with a retry, not « none »', async () => {
  const statements = [aDocument({ title: 'Avis' })];
  const answers = [{ ...none, statements: null }];
  const { user } = showPublic(<FinancePage />, {
    entry: '/finances/communiques',
    gateway: {
      load: () => TE.right(aPublicSite({ documents: answers.shift() ?? { ...none, statements } })),
    },
  });
  await screen.findByRole('alert');
  expect(screen.queryByText(/Aucun document n'est publié/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Avis' })).toBeDefined();
});

describe('P9.14 the reports', () => {
  it('show the latest four years, all on request; the button keeps the focus', async () => {
    const { user } = showPublic(<FinancePage />, {
      entry: '/finances/rapports',
      site: {
        documents: {
          ...none,
          reports: [2020, 2021, 2022, 2023, 2024, 2025].map((year) =>
            aDocument({ id: year, ...inYear(year) }),
          ),
        },
      },
    });
    expect(await headings(2)).toEqual(['2025', '2024', '2023', '2022']);
    const button = screen.getByRole('button', { name: 'Voir toutes les années' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(await headings(2)).toHaveLength(6);
    expect(button.textContent).toBe('Voir moins');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(await headings(2)).toHaveLength(4);
  });
});

it('P2.5 the agenda shows coming events before past ones', async () => {
  showPublic(<FinancePage />, {
    entry: '/finances/agenda',
    site: {
      documents: {
        ...none,
        agenda: [
          aDocument({ id: 1, title: 'Passé', ...inYear(2025) }),
          aDocument({ id: 2, title: 'Loin', ...inYear(2028) }),
          aDocument({ id: 3, title: 'Bientôt', ...inYear(2027) }),
        ],
      },
    },
  });
  expect(await headings(2)).toEqual(['À venir', 'Passés']);
  expect(await headings(3)).toEqual(['Bientôt', 'Loin', 'Passé']);
});

describe('P2.5 the next dates of the agenda', () => {
  const agenda = [
    aDocument({ id: 1, title: 'Passé', ...inYear(2025) }),
    aDocument({ id: 2, title: 'Résultats', ...inYear(2027) }),
    aDocument({ id: 3, title: 'Assemblée', isDateShown: false, ...inYear(2028) }),
    aDocument({ id: 4, title: 'Loin', ...inYear(2029) }),
  ];
  const show = (entry: string): void => {
    showPublic(<FinancePage />, { entry, site: { documents: { ...none, agenda } } });
  };

  it('are beside the documents of the other pages: the nearest two, a date if it is shown', async () => {
    show('/finances/rapports');
    const dates = await screen.findByRole('navigation', { name: 'Prochains rendez-vous' });
    const links = within(dates).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ['Résultats', '/finances/agenda'],
      ['Assemblée', '/finances/agenda'],
    ]);
    expect(within(dates).getByText('15/06/2027')).toBeDefined();
    expect(within(dates).queryByText('15/06/2028')).toBeNull();
  });

  it('are not beside the agenda itself, which has whom to ask', async () => {
    show('/finances/agenda');
    expect(await screen.findByRole('navigation', { name: "Besoin d'aide" })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Prochains rendez-vous' })).toBeNull();
  });
});
