import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  askPublished,
  readPublished,
  type RawAnswers,
} from '../../../scripts/build/askPublished.ts';
import { paintedStyles } from '../../../scripts/build/paintedStyles.ts';
import { insertMarkup } from '../../../scripts/build/prerender.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import * as bundle from '../../../src/prerender.tsx';
import { answerExamples } from '../../support/contract/contractExamples.ts';
import { startFailingServer, type FailingServer } from '../../support/http/failingServer.ts';

let server: FailingServer;
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
let data: object;
let posts: unknown;

beforeAll(async () => {
  const all = answerExamples(await readContract());
  const example = (title: string): unknown => all.find((one) => one.title === title)?.value;
  data = example('loadPublicData 200 nominal') as object;
  posts = example('listPosts 200 nominal');
  server = await startFailingServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (request.method === 'POST') answer(response);
    else response.end(JSON.stringify(posts));
  });
});

afterAll(() => server.stop());

const send =
  (body: unknown) =>
  (response: ServerResponse): void =>
    void response.end(JSON.stringify(body));

async function ask(): Promise<RawAnswers> {
  const answers = await askPublished({ SITEMAP_API_URL: `${server.url}/` });
  if (answers === null) throw new Error('No answers');
  return answers;
}

describe('what the server has published', () => {
  it('P7.2, P7.5 is requested once per reading, as the site does', async () => {
    answer = send(data);
    asked = [];
    await ask();
    expect(asked.toSorted()).toEqual(['GET /api/v2/post', 'POST /api/public/data']);
  });

  it.each<[string, typeof answer]>([
    ['an error', (response) => void response.writeHead(500).end()],
    ['a page', (response) => void response.end('<!doctype html>')],
    ['nothing', (response) => void response.destroy()],
  ])('stops the build with a reason when the server answers %s', async (_, given) => {
    answer = given;
    await expect(ask()).rejects.toThrow(
      /^What is published could not be read from http:.+: .+ Without SITEMAP_API_URL/,
    );
  });

  it('stops the build outside the contract; unreadable parts are told and left out', async () => {
    answer = send([]);
    const outside = await ask();
    expect(() => readPublished(bundle, outside)).toThrow('/data – expected PublicData – got []');
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    answer = send({ ...data, FAQ: 3 });
    readPublished(bundle, await ask());
    expect(told.mock.lastCall?.[0]).toContain('/data/FAQ – ');
    told.mockRestore();
  });

  it('is not requested without SITEMAP_API_URL, and not from an invalid address', async () => {
    expect(await askPublished({ SITEMAP_API_URL: '' })).toBeNull();
    await expect(askPublished({ SITEMAP_API_URL: 'operator' })).rejects.toThrow(
      'SITEMAP_API_URL=operator',
    );
  });
});

describe('the pages painted with it', () => {
  it('P3.11, M6.2 are posts and public pages of the editors, not private or hidden ones', () => {
    const { paths } = readPublished(bundle, { askedAt: 0, data, posts });
    expect(paths).toEqual(
      expect.arrayContaining([
        '/actualites/tarifs-2027',
        '/circuler/les-tunnels',
        '/nos-abonnements/tunnel-pass',
      ]),
    );
    expect(paths).not.toContain('/nos-abonnements/offre-hiver');
    for (const path of paths) expect(path).toMatch(/^(\/[\w%-]+)+$/);
  });

  it('cannot end their data block, and contain no script of the editors', async () => {
    const content = '</script><script>alert(1)</script><p style="color:red">Texte style="x"</p>';
    const { pages } = data as { readonly pages: readonly object[] };
    const hostile = { ...data, pages: pages.map((page) => ({ ...page, content })) };
    const published = readPublished(bundle, { askedAt: 0, data: hostile, posts });
    const shell = '<title>Site</title><div id="root"><main></main></div>';
    const painted = await bundle.paintPage('/cgv', published);
    // As the build does: style attributes of Mantine become rules.
    const markup = paintedStyles().replaceIn(painted.markup);
    const html = insertMarkup(shell, '/cgv', { ...painted, markup });
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(html).toContain('<p>Texte style&#61;"x"</p>');
  });
});
