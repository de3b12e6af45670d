import { cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/domain/basis/instant';
import { ArticlePage } from '../../../../src/ui/public/news/ArticlePage';
import { NewsPage } from '../../../../src/ui/public/news/NewsPage';
import { today } from '../../../support/store/fakePorts';
import { aPost } from '../../../support/publicSite/publicSite';
import { showPublic, titleOfPage } from '../showPublic';

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
  it('has the newest first, and « Toutes » before the categories', async () => {
    showPublic(<NewsPage />, { posts });
    expect(await titles()).toEqual(['Fermetures de nuit', 'Sans rubrique', 'Tarifs 2027']);
    const choices = within(filter()).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Toutes', 'Tarifs', 'Travaux']);
  });

  it('M4.11, P9.19 marks those of the last 7 days', async () => {
    showPublic(<NewsPage />, { posts });
    await titles();
    const isMarked = (title: string): boolean =>
      screen.getByRole('link', { name: title }).closest('li')?.textContent.includes('Nouveau') ??
      false;
    expect(isMarked('Fermetures de nuit')).toBe(true);
    expect(isMarked('Tarifs 2027')).toBe(false);
  });

  it('has the category in the address, and its articles link back to it', async () => {
    const { user, place } = showPublic(<NewsPage />, { posts, entry: '/actualites' });
    await titles();
    await user.selectOptions(filter(), 'Tarifs');
    expect(place()).toBe('/actualites?categorie=Tarifs');
    expect(await titles()).toEqual(['Tarifs 2027']);
    expect(screen.getByRole('status').textContent).toBe('1 actualité');
    await user.selectOptions(filter(), 'Toutes');
    expect(place()).toBe('/actualites');
  });

  it('reports an empty category, and links to all', async () => {
    const { user } = showPublic(<NewsPage />, { posts, entry: '/actualites?categorie=Disparue' });
    await user.click(await screen.findByRole('button', { name: 'Voir toutes les actualités' }));
    expect(await titles()).toHaveLength(3);
    expect(document.activeElement).toBe(filter());
  });

  it('has an empty state', async () => {
    showPublic(<NewsPage />);
    expect(await screen.findByText(/Les prochaines paraîtront ici/)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it("P7.5 shows the server's refusal and a retry", async () => {
    const answers = [
      TE.left({ kind: 'service/refused', message: 'Phrase.' } as const),
      TE.right(posts),
    ];
    const { user } = showPublic(<NewsPage />, {
      gateway: { listPosts: () => answers.shift() ?? TE.right(posts) },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Phrase.');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await titles()).toHaveLength(3);
  });

  it('does not load a picture of another site', async () => {
    showPublic(<NewsPage />, { posts: [aPost({ image: 'https://evil.example/pixel.png' })] });
    await titles();
    const sources = [...document.querySelectorAll<HTMLImageElement>('ul img')].map(
      ({ src }) => src,
    );
    expect(sources.join(' ')).not.toContain('evil.example');
    expect(sources).toHaveLength(1);
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

  it('has the title of the post, its date and its category', async () => {
    show('fermetures-de-nuit');
    expect(await titleOfPage()).toBe('Fermetures de nuit');
    expect(screen.getByText('21/11/2026')).toBeDefined();
    expect(screen.getByText('Travaux')).toBeDefined();
    expect(screen.getByText('De 22 h à 5 h.')).toBeDefined();
  });

  it('links back to the list, in its former category', async () => {
    const { user, place } = show('fermetures-de-nuit', { category: 'Travaux' });
    await user.click(await back());
    expect(place()).toBe('/actualites?categorie=Travaux');
  });

  it('that does not exist links to the list', async () => {
    const { user, place } = show('inconnu');
    expect(await titleOfPage()).toBe('Page introuvable');
    await user.click(await back());
    expect(place()).toBe('/actualites');
  });
});
