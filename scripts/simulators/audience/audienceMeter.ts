import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readBody, UnreadableBody } from '../http/readBody.ts';
import type { Services } from '../world/Services.ts';
import { countView } from './countedPages.ts';

const longest = 500;

/**
 * The audience meter (P3.26): accepts page views in the format of Matomo's HTTP tracking interface.
 * Sets no cookie and answers no content.
 */
export function audienceMeter(services: Services): Hono {
  const meter = new Hono();
  meter.post('/matomo.php', bodyLimit({ maxSize: 10_000 }), async (context) => {
    const view = await readView(context.req.raw);
    if (view === null) return context.body(null, 400);
    countView(services, view);
    return context.body(null, 204);
  });
  return meter;
}

async function readView(
  request: Request,
): Promise<{ readonly url: string; readonly name: string } | null> {
  try {
    const body = (await readBody(request, 'application/x-www-form-urlencoded')) as Readonly<
      Record<string, unknown>
    >;
    const { idsite, rec, url, action_name: name } = body;
    const isView = /^\d+$/.test(String(idsite)) && rec === '1' && typeof url === 'string';
    if (!isView || !URL.canParse(url) || url.length > longest) return null;
    return { url, name: typeof name === 'string' ? name.slice(0, longest) : url };
  } catch (problem) {
    if (problem instanceof UnreadableBody) return null;
    throw problem;
  }
}
