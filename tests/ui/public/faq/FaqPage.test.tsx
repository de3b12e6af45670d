import { cleanup, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import { FaqPage } from '../../../../src/ui/public/faq/FaqPage';
import { aQuestion } from '../../../support/publicSite/publicSite';
import { showPublic } from '../showPublic';

afterEach(cleanup);

const faq = [
  aQuestion(),
  aQuestion({
    id: 2,
    anchor: 'perte',
    category: 'abonnements',
    question: 'J’ai perdu mon badge',
    answer: cmsHtml('<p>Prévenez-nous : il sera <b>remplacé</b>.</p>'),
  }),
];
const show = (entry = '/faq'): ReturnType<typeof showPublic> =>
  showPublic(<FaqPage />, { site: { faq }, entry });
/** The visible questions: during a search the tabs are hidden. */
const questions = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('details')]
    .filter((one) => one.closest('[hidden]') === null)
    .map((one) => one.querySelector('summary')?.textContent);
const search = (): Promise<HTMLElement> =>
  screen.findByRole('searchbox', { name: 'Rechercher dans les questions' });
const told = (): string | null => screen.getByRole('status').textContent;

it('P7.2 questions that cannot be read are an error, not « none »', async () => {
  showPublic(<FaqPage />, { site: { faq: null } });
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.queryByText(/Aucune question/)).toBeNull();
});

describe('P2.7 the questions of both categories', () => {
  it('are in two tabs, with the selected one in the address', async () => {
    const { user, place } = show();
    await search();
    expect(questions()).toEqual(['Combien coûte un passage ?']);
    await user.click(screen.getByRole('tab', { name: 'Abonnements' }));
    expect(place()).toBe('/faq?onglet=abonnements');
    expect(questions()).toEqual(['J’ai perdu mon badge']);
  });

  it.each([
    ['/faq?onglet=abonnements', 'Abonnements'],
    ['/faq?onglet=inconnu', 'Circuler'],
    ['/faq#perte', 'Abonnements'],
    ['/faq?onglet=abonnements#prix', 'Circuler'],
    ['/faq#inconnue', 'Circuler'],
  ])('%s opens the tab %s', async (entry, tab) => {
    show(entry);
    await search();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  });

  it('a link to a question opens and focuses it', async () => {
    show('/faq#perte');
    await search();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('a link to a question ends the search, and opens the question each time', async () => {
    const page = (
      <>
        <Link to="/faq#perte">Badge perdu</Link>
        <FaqPage />
      </>
    );
    const { user } = showPublic(page, { site: { faq }, entry: '/faq' });
    await user.type(await search(), 'passage');
    await user.click(screen.getByRole('link', { name: 'Badge perdu' }));
    expect(questions()).toEqual(['J’ai perdu mon badge']);
    const question = document.querySelector('details');
    expect(question?.open).toBe(true);

    question?.removeAttribute('open');
    await user.click(screen.getByRole('link', { name: 'Badge perdu' }));
    expect(question?.open).toBe(true);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('another tab removes the hash', async () => {
    const { user, place } = show('/faq#perte');
    await search();
    await user.click(screen.getByRole('tab', { name: 'Circuler' }));
    expect(place()).toBe('/faq?onglet=circuler');
    expect(questions()).toEqual(['Combien coûte un passage ?']);
  });
});

describe('P2.7 the search', () => {
  it('finds questions and answers of both categories, and announces their number', async () => {
    const { user } = show();
    await user.type(await search(), 'REMPLACE');
    expect(questions()).toEqual(['J’ai perdu mon badgeAbonnements']);
    expect(told()).toBe('1 question trouvée pour «\u202fREMPLACE\u202f»');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is in the address after blur, so that back restores it', async () => {
    const { user, place } = show('/faq?onglet=abonnements');
    await user.type(await search(), 'badge ');
    expect(place()).toBe('/faq?onglet=abonnements');
    await user.tab();
    expect(place()).toBe('/faq?onglet=abonnements&recherche=badge');
    cleanup();
    show(place());
    expect((await search()).getAttribute('value')).toBe('badge');
    expect(told()).toContain('1');
  });

  it('is there again after a link to a question and back', async () => {
    function Back() {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(-1)}>Retour</button>;
    }
    const page = (
      <>
        <Link to="/faq#prix">Prix</Link>
        <Back />
        <FaqPage />
      </>
    );
    const { user, place } = showPublic(page, { site: { faq }, entry: '/faq?recherche=badge' });
    const field = await search();
    await user.click(screen.getByRole('link', { name: 'Prix' }));
    expect(field.getAttribute('value')).toBe('');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    expect(field.getAttribute('value')).toBe('badge');
    expect(place()).toBe('/faq?recherche=badge');
  });

  it('without a hit links to the contact form', async () => {
    const { user } = show();
    await user.type(await search(), 'zèbre');
    expect(told()).toContain('Aucune question trouvée');
    expect(screen.getByRole('link', { name: 'Nous contacter' })).toBeDefined();
  });

  it('when cleared shows the tabs, and keeps the focus', async () => {
    const { user } = show('/faq#perte');
    await user.type(await search(), 'badge');
    await user.clear(await search());
    expect(questions()).toEqual(['J’ai perdu mon badge']);
    expect(document.activeElement).toBe(await search());
    expect(told()).toBe('');
  });
});

it('without any question links to the contact form', async () => {
  showPublic(<FaqPage />);
  expect(await screen.findByText(/Posez-nous la vôtre/)).toBeDefined();
});
