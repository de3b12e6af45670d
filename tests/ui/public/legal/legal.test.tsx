import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import { AccessibilityPage } from '../../../../src/ui/public/legal/AccessibilityPage';
import { LegalPage } from '../../../../src/ui/public/legal/LegalPage';
import { aCmsPage, aMenuItem } from '../../../support/publicSite/publicSite';
import { showPublic } from '../showPublic';

afterEach(cleanup);

describe('P2.9 terms of sale, terms of use, legal notice', () => {
  it.each([
    ['/cgv', 'Conditions générales de vente'],
    ['/CGV', 'Conditions générales de vente'],
    ['/cgu', "Conditions générales d'utilisation"],
    ['/mentions-legales', 'Mentions légales'],
  ])(
    '%s has the heading « %s », and shows how to get a text that is not published',
    async (entry, heading) => {
      showPublic(<LegalPage />, { entry });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
      expect(await screen.findByText(/n'est pas encore publié/)).toBeDefined();
      expect(screen.getByRole('link', { name: /Appeler/ })).toBeDefined();
    },
  );

  it('the text can be read even if the menu hides it', async () => {
    showPublic(<LegalPage />, {
      entry: '/cgv/',
      site: {
        menu: [aMenuItem({ link: 'cgv', isShown: false })],
        pages: [aCmsPage({ link: 'cgv', content: cmsHtml('<h1>Article 1</h1>') })],
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Article 1' })).toBeDefined();
  });
});

describe('the accessibility statement', () => {
  it('does not claim an audit, and shows how to report a barrier', async () => {
    showPublic(<AccessibilityPage />);
    expect(
      await screen.findByRole('heading', { name: 'Accessibilité\u202f: non conforme' }),
    ).toBeDefined();
    expect(screen.getByText(/aucun audit n'a encore été mené/)).toBeDefined();
  });

  it("shows the editors' text instead", async () => {
    showPublic(<AccessibilityPage />, {
      site: {
        pages: [aCmsPage({ link: 'accessibilite', content: cmsHtml('<p>Notre état.</p>') })],
      },
    });
    expect(await screen.findByText('Notre état.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /non conforme/ })).toBeNull();
  });

  it('shows how to report a barrier even if nothing could be loaded', async () => {
    showPublic(<AccessibilityPage />, {
      gateway: { load: () => TE.left({ kind: 'service/unreachable' }) },
    });
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'Signaler une difficulté' })).toBeDefined();
  });
});
