import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { httpPublicSiteGateway } from '../../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { publishedOffers } from '../../../../src/domain/publicSite/offer';
import { emptyPublicData } from '../../../support/publicSite/emptyPublicData';
import { answeringClient } from '../../../support/http/answeringClient';

async function nominal<A>(task: TE.TaskEither<unknown, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}
const gateway = (): ReturnType<typeof httpPublicSiteGateway> =>
  httpPublicSiteGateway(answeringClient());

describe('P7.2 what the operator publishes, in the terms of the domain', () => {
  it('every list of the contract has what the pages need', async () => {
    const site = await nominal(gateway().load());
    expect(site.menu.find(({ link }) => link === 'circuler/tarifs')).toEqual({
      id: 3,
      title: 'Tarifs',
      link: 'circuler/tarifs',
      parentId: 1,
      isPrivate: false,
      isFooter: false,
      isShown: true,
      isCustomPage: false,
    });
    expect(site.pages.find(({ link }) => link === 'circuler')).toMatchObject({
      title: 'Circuler dans les tunnels',
      seoTitle: 'Circuler dans les Tunnels du Port',
    });
    expect(site.faq?.map(({ category }) => category)).toEqual([
      ...Array<string>(6).fill('circuler'),
      ...Array<string>(4).fill('abonnements'),
    ]);
    expect(site.faq?.[0]).toMatchObject({
      anchor: 'prix',
      question: 'Combien coûte un passage\u202f?',
    });
    expect(site.jobs?.map(({ isFilled }) => isFilled)).toEqual([false, true]);
    expect(site.alerts).toHaveLength(2);
    expect(site.slides.map(({ position }) => position)).toEqual([2, 1, 3]);
    expect(site.posts).toHaveLength(9);
    expect(Object.entries(site.documents).map(([name, list]) => [name, list?.length])).toEqual([
      ['agenda', 5],
      ['reports', 12],
      ['statements', 4],
      ['assembly', 4],
      ['publicOffer', 2],
      ['marketTransfer', 1],
    ]);
  });

  it('P3.15 the three offers with their prices in cents, the special one at its own address', async () => {
    const offers = publishedOffers(await nominal(gateway().load()));
    expect(
      offers.map(({ name, path, tariff: { deposit, reload } }) => [name, path, deposit, reload]),
    ).toEqual([
      ['Tunnel Pass', '/nos-abonnements/tunnel-pass', 2000, { threshold: 1000, value: 3000 }],
      [
        'Tunnel Pass +',
        '/nos-abonnements/tunnel-pass-plus',
        3000,
        { threshold: 1500, value: 5000 },
      ],
      ["Offre d'été", '/nos-abonnements/offre-ete', 0, { threshold: 1000, value: 3000 }],
    ]);
  });

  it('P3.21 a date is shown only if it is present and marked as visible', async () => {
    const { agenda, statements } = (await nominal(gateway().load())).documents;
    expect(agenda?.map((one) => [one.isDateShown, one.isPublished])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(statements?.at(-1)?.isDateShown).toBe(false);
  });

  it('P7.5 the news have their own date or that of their creation', async () => {
    const posts = await nominal(gateway().listPosts());
    expect(
      posts.slice(0, 2).map(({ slug, datedAt, createdAt }) => [slug, datedAt, createdAt]),
    ).toEqual([
      ['fermetures-de-nuit-decembre', 1_795_163_400, 1_795_161_600],
      ['alerte-de-seuil', 1_795_006_800, 1_795_006_800],
    ]);
  });

  it('P7.4, P7.6 the maintenance flag and the social feed', async () => {
    expect(await nominal(gateway().readMaintenance())).toBe(false);
    expect((await nominal(gateway().listSocialPosts())).length).toBeGreaterThan(0);
  });
});

it('P2.7 a question of another category is not shown, and affects no other question', async () => {
  const question = (id: number, category: string): object => ({
    id,
    category,
    title: 'Combien coûte un passage ?',
    body: '',
  });
  const body = { ...emptyPublicData, FAQ: [question(1, 'entreprises'), question(2, 'circuler')] };
  const site = await nominal(httpPublicSiteGateway(answeringClient(() => ({ body }))).load());
  expect(site.faq?.map(({ id }) => id)).toEqual([2]);
});

it('P7.5 news of which none can be read are a failure, not an empty list', async () => {
  const answer = { body: { status: 'success', data: [{ title: 1 }] } };
  const news = await httpPublicSiteGateway(answeringClient(() => answer)).listPosts()();
  expect(news).toEqual(E.left({ kind: 'service/unreadable' }));
});

it('P2.1, P7.6 news and social posts of the home page of which none can be read are no empty list', async () => {
  const body = { ...emptyPublicData, posts: [{ title: 1 }] };
  const site = await nominal(httpPublicSiteGateway(answeringClient(() => ({ body }))).load());
  expect(site.posts).toBeNull();
  const answer = { body: { posts: [{ permalink: 1 }] } };
  const social = await httpPublicSiteGateway(answeringClient(() => answer)).listSocialPosts()();
  expect(social).toEqual(E.left({ kind: 'service/unreadable' }));
});

it('P2.3, P3.13 two news with one slug have an address each, in every list that links to them', async () => {
  const creationDate = { timestamp: 1 };
  const post = (title: string): object => ({ title, slug: 'travaux', creationDate });
  const data = [post('Avant'), post('Après')];
  const body = { ...emptyPublicData, posts: data };
  const slugs = ['travaux', 'travaux-2'];
  const { posts } = await nominal(httpPublicSiteGateway(answeringClient(() => ({ body }))).load());
  expect(posts?.map(({ slug }) => slug)).toEqual(slugs);
  const answer = { body: { status: 'success', data } };
  const news = await nominal(httpPublicSiteGateway(answeringClient(() => answer)).listPosts());
  expect(news.map(({ slug }) => slug)).toEqual(slugs);
});
