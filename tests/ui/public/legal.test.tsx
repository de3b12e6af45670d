import { cleanup, screen } from '@testing-library/react';
import { left } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/cmsHtml';
import { AccessibilityPage } from '../../../src/ui/public/legal/AccessibilityPage';
import { LegalPage } from '../../../src/ui/public/legal/LegalPage';
import { aCmsPage, aMenuItem } from '../../support/publicSite';
import { showPublic } from './showPublic';

afterEach(cleanup);

describe('P2.9 terms of sale, terms of use, legal notice', () => {
  it.each([
    ['/cgv', 'Conditions générales de vente'],
    ['/cgu', "Conditions générales d'utilisation"],
    ['/mentions-legales', 'Mentions légales'],
  ])(
    '%s is headed « %s », and says how to have a text that is not published',
    async (entry, heading) => {
      showPublic(<LegalPage />, { entry });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
      expect(await screen.findByText(/n'est pas encore publié/)).toBeDefined();
      expect(screen.getByRole('link', { name: /Appeler/ })).toBeDefined();
    },
  );

  it('the text is readable whatever the menu shows', async () => {
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
  it('claims no audit before one was made, and says how to report a barrier', async () => {
    showPublic(<AccessibilityPage />);
    expect(
      await screen.findByRole('heading', { name: 'Accessibilité\u202f: non conforme' }),
    ).toBeDefined();
    expect(screen.getByText(/aucun audit n'a encore été mené/)).toBeDefined();
  });

  it('tells what the editors publish instead', async () => {
    showPublic(<AccessibilityPage />, {
      site: {
        pages: [aCmsPage({ link: 'accessibilite', content: cmsHtml('<p>Notre état.</p>') })],
      },
    });
    expect(await screen.findByText('Notre état.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /non conforme/ })).toBeNull();
  });

  it('says how to report a barrier even when nothing could be loaded', async () => {
    showPublic(<AccessibilityPage />, {
      gateway: { load: () => left({ kind: 'service/unreachable' }) },
    });
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'Signaler une difficulté' })).toBeDefined();
  });
});
