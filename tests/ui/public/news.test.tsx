import { cleanup, screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/instant';
import { ArticlePage } from '../../../src/ui/public/news/ArticlePage';
import { NewsPage } from '../../../src/ui/public/news/NewsPage';
import { today } from '../../support/fakePorts';
import { aPost } from '../../support/publicSite';
import { showPublic, titleOfPage } from './showPublic';

afterEach(cleanup);

const old = instant(today - 8 * 86_400);
const posts = [
  aPost({
    slug: 'tarifs',
    title: 'Tarifs 2027',
    category: { name: 'Tarifs', colour: null },
    createdAt: old,
    datedAt: old,
  }),
  aPost(),
  aPost({
    slug: 'sans',
    title: 'Sans rubrique',
    category: null,
    image: 'javascript:hit()',
    summary: null,
    datedAt: instant(today - 86_400),
  }),
];
const titles = async (): Promise<readonly (string | null)[]> =>
  (await screen.findAllByRole('heading', { level: 2 })).map(
    (heading) => within(heading).getByRole('link').textContent,
  );
const filter = (): HTMLElement => screen.getByRole('combobox', { name: 'Catégorie' });

describe('P2.2 the list of the news', () => {
  it('the newest first, « Toutes » the categories first', async () => {
    showPublic(<NewsPage />, { posts });
    expect(await titles()).toEqual(['Fermetures de nuit', 'Sans rubrique', 'Tarifs 2027']);
    const choices = within(filter()).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Toutes', 'Tarifs', 'Travaux']);
  });

  it('M4.11, P9.19 those of the last 7 days are marked', async () => {
    showPublic(<NewsPage />, { posts });
    await titles();
    const isMarked = (title: string): boolean =>
      screen.getByRole('link', { name: title }).parentElement?.textContent.includes('Nouveau') ??
      false;
    expect(isMarked('Fermetures de nuit')).toBe(true);
    expect(isMarked('Tarifs 2027')).toBe(false);
  });

  it('the category that is chosen stands in the address, and its articles lead back to it', async () => {
    const { user, place } = showPublic(<NewsPage />, { posts, entry: '/actualites' });
    await titles();
    await user.selectOptions(filter(), 'Tarifs');
    expect(place()).toBe('/actualites?categorie=Tarifs');
    expect(await titles()).toEqual(['Tarifs 2027']);
    expect(screen.getByRole('status').textContent).toBe('1 actualité');
    await user.selectOptions(filter(), 'Toutes');
    expect(place()).toBe('/actualites');
  });

  it('a category that has none any more says so, and leads to all', async () => {
    const { user } = showPublic(<NewsPage />, { posts, entry: '/actualites?categorie=Disparue' });
    await user.click(await screen.findByRole('button', { name: 'Voir toutes les actualités' }));
    expect(await titles()).toHaveLength(3);
  });

  it('none at all says what will appear', async () => {
    showPublic(<NewsPage />);
    expect(await screen.findByText(/Les prochaines paraîtront ici/)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it("P7.5 refused, shows the server's sentence and asks again", async () => {
    const answers = [left({ kind: 'service/refused', message: 'Phrase.' } as const), right(posts)];
    const { user } = showPublic(<NewsPage />, {
      gateway: { listPosts: () => answers.shift() ?? right(posts) },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Phrase.');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await titles()).toHaveLength(3);
  });

  it('a picture from elsewhere is not asked for', async () => {
    showPublic(<NewsPage />, { posts: [aPost({ image: 'https://evil.example/pixel.png' })] });
    await titles();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('P2.3 an article', () => {
  const show = (slug: string, state: unknown = null): ReturnType<typeof showPublic> =>
    showPublic(<ArticlePage />, {
      posts,
      entry: { pathname: `/actualites/${slug}`, state },
      path: '/actualites/:slug',
    });
  const back = (): Promise<HTMLElement> =>
    screen.findByRole('link', { name: 'Retour aux actualités' });

  it('bears the title of the post, its date and its category', async () => {
    show('fermetures-de-nuit');
    expect(await titleOfPage()).toBe('Fermetures de nuit');
    expect(screen.getByText('21/11/2026')).toBeDefined();
    expect(screen.getByText('Travaux')).toBeDefined();
    expect(screen.getByText('De 22 h à 5 h.')).toBeDefined();
  });

  it('leads back to the list, in the category that it was chosen in', async () => {
    const { user, place } = show('fermetures-de-nuit', { category: 'Travaux' });
    await user.click(await back());
    expect(place()).toBe('/actualites?categorie=Travaux');
  });

  it.each([null, 'x', { category: 3 }, { category: null }])(
    'with %j in the history, leads back to the whole list',
    async (state) => {
      const { user, place } = show('fermetures-de-nuit', state);
      await user.click(await back());
      expect(place()).toBe('/actualites');
    },
  );

  it('that does not exist leads to the list', async () => {
    const { user, place } = show('inconnu');
    expect(await titleOfPage()).toBe('Page introuvable');
    await user.click(await back());
    expect(place()).toBe('/actualites');
  });
});
