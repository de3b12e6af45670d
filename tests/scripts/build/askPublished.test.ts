import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  askPublished,
  readPublished,
  type RawAnswers,
} from '../../../scripts/build/askPublished.ts';
import { insertMarkup } from '../../../scripts/build/prerender.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import * as bundle from '../../../src/prerender.tsx';
import { answerExamples } from '../../support/contract/contractExamples.ts';
import { startFailingServer, type FailingServer } from '../../support/http/failingServer.ts';

type Answer = (response: ServerResponse) => void;

let server: FailingServer;
let answer: Answer;
let asked: string[] = [];
let examples: Readonly<Record<string, string>>;

const nominal = (response: ServerResponse, path: string): void =>
  void response.end(examples[path] ?? '');

beforeAll(async () => {
  const all = answerExamples(await readContract());
  const example = (title: string): string =>
    JSON.stringify(all.find((one) => one.title === title)?.value);
  examples = {
    'POST /api/public/data': example('loadPublicData 200 nominal'),
    'GET /api/v2/post': example('listPosts 200 nominal'),
  };
  server = await startFailingServer((request, response) => {
    const path = `${request.method ?? ''} ${request.url ?? ''}`;
    asked.push(path);
    if (path.startsWith('POST')) answer(response);
    else nominal(response, path);
  });
});

afterAll(() => server.stop());

async function ask(): Promise<RawAnswers> {
  const answers = await askPublished({ SITEMAP_API_URL: `${server.url}/` });
  if (answers === null) throw new Error('No answers');
  return answers;
}

describe('what the server has published', () => {
  it('P7.2, P7.5 is requested once per reading, as the site does', async () => {
    answer = (response) => nominal(response, 'POST /api/public/data');
    asked = [];
    const { askedAt } = await ask();
    expect(asked.toSorted()).toEqual(['GET /api/v2/post', 'POST /api/public/data']);
    expect(askedAt).toBeGreaterThan(1_700_000_000);
  });

  it.each<[string, Answer]>([
    ['an error', (response) => void response.writeHead(500).end()],
    ['a page', (response) => void response.end('<!doctype html>')],
    ['nothing', (response) => void response.destroy()],
  ])('stops the build with a reason when the server answers %s', async (_, send) => {
    answer = send;
    await expect(ask()).rejects.toThrow(
      /^What is published could not be read from http:.+: .+ Without SITEMAP_API_URL/,
    );
  });

  it('stops the build when it is outside the contract, and tells where', async () => {
    answer = (response) => void response.end('[]');
    const raw = await ask();
    expect(() => readPublished(bundle, raw)).toThrow('/data – expected PublicData – got []');
  });

  it('is painted without the parts that are unreadable, which are told', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    answer = (response) =>
      void response.end(
        JSON.stringify({
          ...(JSON.parse(examples['POST /api/public/data'] ?? '') as object),
          FAQ: 3,
        }),
      );
    readPublished(bundle, await ask());
    expect(told.mock.lastCall?.[0]).toContain('/data/FAQ – ');
    told.mockRestore();
  });

  it('is not requested without SITEMAP_API_URL, and not from an invalid address', async () => {
    asked = [];
    expect(await askPublished({})).toBeNull();
    expect(await askPublished({ SITEMAP_API_URL: '' })).toBeNull();
    await expect(askPublished({ SITEMAP_API_URL: 'operator' })).rejects.toThrow(
      'SITEMAP_API_URL=operator',
    );
    expect(asked).toEqual([]);
  });
});

describe('a page painted with it', () => {
  const shell = '<title>Site</title><div id="root"><main></main></div>';
  let published: ReturnType<typeof readPublished>;

  beforeAll(async () => {
    answer = (response) => nominal(response, 'POST /api/public/data');
    published = readPublished(bundle, await ask());
  });

  const painted = async (path: string): Promise<string> =>
    insertMarkup(shell, path, await bundle.paintPage(path, published));

  it.each([
    ['/nos-abonnements', 'pour démarrer'],
    ['/nos-abonnements/tunnel-pass', 'pour démarrer'],
    ['/faq', 'Comment payer à la borne'],
    ['/actualites', 'Les tarifs au 1er janvier 2027'],
    ['/actualites/tarifs-2027', 'Les trajets restent à'],
    ['/circuler/les-tunnels', '</h1>'],
    ['/cgv', 'Article 1'],
  ])('%s: has the content, its date and its data', async (path, words) => {
    const html = await painted(path);
    expect(html).toContain(words);
    expect(html).toMatch(/Informations du \d\d\/\d\d\/\d{4}/);
    expect(html).toContain('<script type="application/json" id="published">{');
    expect(html).not.toContain('Chargement en cours');
  });

  it('has only the data that it shows', async () => {
    const data = JSON.parse((await bundle.paintPage('/cgv', published)).published ?? '') as {
      readonly data: Readonly<Record<string, readonly { readonly content: string }[]>>;
      readonly posts: { readonly data: readonly unknown[] };
    };
    expect(data.data['FAQ']).toEqual([]);
    expect(data.data['subscription']).toEqual([]);
    expect(data.posts.data).toEqual([]);
    expect(data.data['pages']?.filter(({ content }) => content !== '')).toHaveLength(1);
  });

  it('has no published data where it shows none', async () => {
    expect((await bundle.paintPage('/payer-en-ligne', published)).published).toBeNull();
  });

  it('P3.11, M6.2 exists for posts and public pages of the editors, not for private or hidden ones', () => {
    expect(published.paths).toEqual(
      expect.arrayContaining([
        '/actualites/tarifs-2027',
        '/circuler/les-tunnels',
        '/nos-abonnements/tunnel-pass',
      ]),
    );
    expect(published.paths).not.toContain('/nos-abonnements/offre-hiver');
    for (const path of published.paths) expect(path).toMatch(/^(\/[\w%-]+)+$/);
  });

  it('cannot end its data block, and contains no script of the editors', async () => {
    const text = '</script><script>alert(1)</script><p style="color:red">Texte style="x"</p>';
    const data = JSON.parse(examples['POST /api/public/data'] ?? '') as {
      readonly pages: readonly object[];
    };
    const hostile = readPublished(bundle, {
      askedAt: 0,
      data: { ...data, pages: data.pages.map((page) => ({ ...page, content: text })) },
      posts: JSON.parse(examples['GET /api/v2/post'] ?? ''),
    });
    const html = insertMarkup(shell, '/cgv', await bundle.paintPage('/cgv', hostile));
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).toContain('<p>Texte style&#61;"x"</p>');
  });
});
