import { isLeft, left } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicData } from '../../../generated/api';
import { httpPublicSiteGateway } from '../../../src/adapters/http/HttpPublicSiteGateway';
import { toPost } from '../../../src/adapters/http/toPost';
import { toPublicSite } from '../../../src/adapters/http/toPublicSite';
import { publishedOffers } from '../../../src/domain/offer';
import { startFailingServer } from '../../support/failingServer';
import { startPrism, type RunningPrism } from '../../support/prism';
import { aPublicSite } from '../../support/publicSite';
import { testClient } from '../../support/testClient';

let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism();
}, 60_000);

afterAll(() => prism.stop());

async function nominal<A>(task: TaskEither<unknown, A>): Promise<A> {
  const result = await task();
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}
const gateway = (): ReturnType<typeof httpPublicSiteGateway> =>
  httpPublicSiteGateway(testClient(prism.url));

describe("P7.2 what the operator publishes, in the domain's words", () => {
  it('every list of the contract comes with what the pages need', async () => {
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
    expect(site.faq.map(({ category }) => category)).toEqual([
      ...Array<string>(5).fill('circuler'),
      ...Array<string>(4).fill('abonnements'),
    ]);
    expect(site.faq[0]).toMatchObject({
      anchor: 'prix',
      question: 'Combien coûte un passage\u202f?',
    });
    expect(site.jobs.map(({ isFilled }) => isFilled)).toEqual([false, true]);
    expect(site.alerts).toHaveLength(2);
    expect(site.slides.map(({ position }) => position)).toEqual([2, 1, 3]);
    expect(site.posts).toHaveLength(9);
    expect(Object.entries(site.documents).map(([name, list]) => [name, list.length])).toEqual([
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

  it('P3.21 a date is shown where it is set and meant to be', async () => {
    const { agenda, statements } = (await nominal(gateway().load())).documents;
    expect(agenda.map((one) => [one.isDateShown, one.isPublished])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(statements.at(-1)?.isDateShown).toBe(false);
  });

  it('P7.5 the news, dated by their own date or by that of their creation', async () => {
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

const nothing: PublicData = {
  menu: [],
  pages: [],
  posts: [],
  subscription: [],
  sliders: [],
  financialAgenda: [],
  generalAssembly: [],
  publicOffer: [],
  traffic: [],
  FAQ: [],
  alerts: [],
  reports: [],
  statements: [],
  maintenance: false,
  jobs: [],
  marketTransfer: [],
};
const created = { timestamp: 1 };

describe('what may be missing', () => {
  it('nothing published is empty lists', () => {
    expect(toPublicSite(nothing)).toEqual(aPublicSite());
  });

  it('absent, null and blank parts are none', () => {
    const site = toPublicSite({
      ...nothing,
      pages: [{ title: 'a', content: '', menulink: { link: 'a' } }],
      sliders: [{ position: 0, image: '/a.png', title: 'a' }],
      FAQ: [{ id: 7, category: 'circuler', title: 'a', body: '' }],
      alerts: [{ title: 'a', body: ' ', type: '', startDate: created, endDate: created }],
      jobs: [{ id: 1, title: 'a', isProvided: false }],
      reports: [
        {
          id: 1,
          title: 'a',
          body: '',
          creationDate: created,
          isDateSet: false,
          isDateShown: true,
          isPublished: true,
        },
      ],
    });
    expect(site.pages[0]?.seoTitle).toBeNull();
    expect(site.slides[0]).toMatchObject({ subtitle: null, description: null });
    expect(site.faq[0]?.anchor).toBe('7');
    expect(site.alerts[0]?.body).toBeNull();
    expect(site.jobs[0]?.fileLink).toBeNull();
    expect(site.documents.reports[0]).toMatchObject({
      body: null,
      fileLink: null,
      isDateShown: false,
      category: null,
    });
  });

  it('P3.13 a bare post', () => {
    expect(toPost({ title: 'a', slug: 'a', creationDate: created })).toMatchObject({
      image: null,
      summary: null,
      content: null,
      category: null,
      datedAt: 1,
    });
  });

  it.each([
    ['#0E648b', '#0E648b'],
    ['red', null],
    ['url(https://evil.example)', null],
    ['#fff;x:y', null],
  ])('P3.13 the colour %s is %s', (color, colour) => {
    const post = toPost({
      title: 'a',
      slug: 'a',
      creationDate: created,
      category: { name: 'Travaux', color },
    });
    expect(post.category).toEqual({ name: 'Travaux', colour });
  });
});

describe('answers outside the contract', () => {
  it.each([
    ['a list is missing', { ...nothing, FAQ: undefined }],
    [
      'a category of questions is unknown',
      { ...nothing, FAQ: [{ id: 1, category: 'x', title: 'a', body: '' }] },
    ],
    [
      'a text is no text',
      { ...nothing, pages: [{ title: 'a', content: 1, menulink: { link: 'a' } }] },
    ],
    ['an id is no number', { ...nothing, jobs: [{ id: 'x', title: 'a', isProvided: false }] }],
  ])('%s: nothing of it is shown', async (_title, body) => {
    const server = await startFailingServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    expect(await httpPublicSiteGateway(testClient(server.url)).load()()).toEqual(
      left({ kind: 'service/unreadable' }),
    );
    await server.stop();
  });

  it("P7.5 refused news bring the server's sentence", async () => {
    const server = await startFailingServer((_request, response) => {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"status":"error","message":"Phrase."}');
    });
    expect(await httpPublicSiteGateway(testClient(server.url)).listPosts()()).toEqual(
      left({ kind: 'service/refused', message: 'Phrase.' }),
    );
    await server.stop();
  });
});
