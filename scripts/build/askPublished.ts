import { JSDOM } from 'jsdom';
import { operator } from '../../src/ui/operator.ts';
import { httpUrl } from '../serve/givenApi.ts';
import type { Bundle } from './prerender.ts';

const timeoutMs = 15_000;

/** The answers of the server, undecoded. */
export interface RawAnswers {
  /** Seconds. */
  readonly askedAt: number;
  /** The menu, the pages and every public list (P7.2). */
  readonly data: unknown;
  /** The news (P7.5). */
  readonly posts: unknown;
}

/**
 * Requests what is published from the server at `SITEMAP_API_URL`, as the site does; null when it is not set.
 * Throws without an answer: search engines drop the pages that are missing in a site map.
 */
export async function askPublished(
  env: Readonly<Record<string, string | undefined>>,
): Promise<RawAnswers | null> {
  const given = env['SITEMAP_API_URL'];
  if (!given) return null;
  const server = httpUrl('SITEMAP_API_URL', given).replace(/\/$/, '');
  const ask = async (method: string, path: string): Promise<unknown> => {
    const answer = await fetch(server + path, { method, signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
    return answer.json();
  };
  try {
    const [data, posts] = await Promise.all([
      ask('POST', '/api/public/data'),
      ask('GET', '/api/v2/post'),
    ]);
    return { askedAt: Math.floor(Date.now() / 1000), data, posts };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `What is published could not be read from ${server}: ${reason}. Without SITEMAP_API_URL the site map lists the site's own addresses only, and the pages are painted without content.`,
      { cause },
    );
  }
}

/** Decodes the answers for painting; tells which parts are unreadable. Throws outside the contract. */
export function readPublished(bundle: Bundle, raw: RawAnswers): ReturnType<Bundle['readAnswers']> {
  const { window } = new JSDOM('', { url: operator.site });
  const published = bundle.readAnswers(raw, window);
  if (published.unreadable.length > 0) {
    console.warn(
      `Published content outside the contract, left out:\n${published.unreadable.join('\n')}`,
    );
  }
  return published;
}
