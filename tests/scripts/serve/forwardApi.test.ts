import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  forwardTo,
  messageHeaders,
  type ForwardOptions,
} from '../../../scripts/serve/forwardApi.ts';
import { listen } from '../../support/http/listen';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

async function forwarded(
  api: RequestListener,
  options?: ForwardOptions,
  basePath = '',
): Promise<string> {
  return serve(forwardTo((await serve(api)) + basePath, options));
}

async function readAll(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk as string;
  return text;
}

describe('forwarded requests', () => {
  it('keep method, path behind that of API_URL, headers and body', async () => {
    const api: RequestListener = (incoming, response) => {
      void readAll(incoming).then((body) => {
        const { method, url, headers } = incoming;
        response.end(JSON.stringify({ method, url, prefer: headers['prefer'], body }));
      });
    };
    const site = await forwarded(api, {}, '/back/');

    const answer = await fetch(`${site}/api/private/user?x=%20a&y=%2F`, {
      method: 'DELETE',
      headers: { Prefer: 'code=401, example=tokenExpired' },
      body: 'id=1',
    });

    expect(await answer.json()).toEqual({
      method: 'DELETE',
      url: '/back/api/private/user?x=%20a&y=%2F',
      prefer: 'code=401, example=tokenExpired',
      body: 'id=1',
    });
  });

  it('have the host of the API, and the host of the site in X-Forwarded-Host', async () => {
    const site = await forwarded((incoming, response) => {
      response.end([incoming.headers.host, incoming.headers['x-forwarded-host']].join(' '));
    });

    const [host, forwardedHost] = (await (await fetch(`${site}/api/x`)).text()).split(' ');

    expect(`http://${forwardedHost}`).toBe(site);
    expect(host).not.toBe(forwardedHost);
  });

  it('keep a complete body of unknown length', async () => {
    const site = await forwarded((incoming, response) => void incoming.pipe(response));
    const body = 'péage '.repeat(50_000);
    const sent = request(`${site}/api/v2/refund`, { method: 'PUT', agent: false });
    for (let at = 0; at < body.length; at += 60_000) sent.write(body.slice(at, at + 60_000));
    sent.end();

    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await readAll(answer)).toBe(body);
  });
});

describe('answers of the API', () => {
  it('keep status, body and every header, also repeated ones', async () => {
    const site = await forwarded((_, response) => {
      response.writeHead(409, [
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'],
        ...['Content-Type', 'application/pdf', 'X-Trace', '42'],
      ]);
      response.end(Buffer.from([0x25, 0x50, 0x00, 0xff]));
    });

    const answer = await fetch(`${site}/api/private/invoice/1`);

    expect(answer.status).toBe(409);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-trace')).toBe('42');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0x25, 0x50, 0x00, 0xff]);
  });

  it('are streamed', async () => {
    let finish = (): void => undefined;
    const site = await forwarded((_, response) => {
      response.write('first');
      finish = () => response.end('last');
    });

    const reader = (await fetch(`${site}/api/x`)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });

  it('are 502 with a reason when the API cannot be reached', async () => {
    // Nothing listens on port 1 of a machine.
    const site = await serve(forwardTo('http://127.0.0.1:1'));

    const answer = await fetch(`${site}/api/x`, { method: 'POST', body: 'a'.repeat(300_000) });

    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 502, title: 'Bad Gateway' });
  });

  it('are 504 when the API sends no data in time', async () => {
    const site = await forwarded(() => undefined, { silenceMs: 50 });

    expect((await fetch(`${site}/api/x`)).status).toBe(504);
  });

  it('are aborted when the API aborts, so that they do not look complete', async () => {
    const site = await forwarded((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });

    await expect(fetch(`${site}/api/x`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('are cancelled when the browser closes the connection', async () => {
    let hasLeft = false;
    const site = await forwarded((incoming) => {
      incoming.once('close', () => {
        hasLeft = true;
      });
    });

    await expect(fetch(`${site}/api/x`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect.poll(() => hasLeft).toBe(true);
  });
});

describe('headers of a message', () => {
  it('are forwarded without those of the connection, also those listed in Connection', () => {
    expect(
      messageHeaders([
        ...['Connection', 'close, X-Hop', 'X-Hop', '1', 'Keep-Alive', '5'],
        ...['Accept', '*/*', 'Transfer-Encoding', 'chunked', 'Host', 'a'],
      ]),
    ).toEqual(['Accept', '*/*', 'Host', 'a']);
  });
});

describe('what is said to caches', () => {
  const api: RequestListener = (incoming, response) => {
    const isKnown = incoming.headers['if-none-match'] === '"a1"';
    const headers = { 'Cache-Control': 'public, max-age=10', ETag: '"a1"' };
    response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : 'traffic');
  };

  it('passes both ways: If-None-Match, 304, ETag and Cache-Control', async () => {
    const site = await forwarded(api);
    const answer = await fetch(site, { headers: { 'If-None-Match': '"a1"' } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe('"a1"');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
    expect(await answer.text()).toBe('');
  });

  it('is replaced where no answer may be kept', async () => {
    const answer = await fetch(await forwarded(api, { areStored: false }));
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('traffic');
  });
});

describe('compression of answers', () => {
  const records = JSON.stringify(
    Array.from({ length: 100 }, (_, id) => ({ id, plate: 'AA-123-AA' })),
  );
  const answered =
    (body: string, headers: Readonly<Record<string, string>> = {}, status = 200): RequestListener =>
    (_, response) => {
      const length = String(Buffer.byteLength(body));
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Length': length,
          ...headers,
        })
        .end(body);
    };
  const asked = async (api: RequestListener, accepted = 'br, gzip'): Promise<Response> =>
    fetch(await forwarded(api), { headers: { 'Accept-Encoding': accepted } });

  it('shortens long JSON for a browser that accepts gzip, and weakens its ETag', async () => {
    const answer = await asked(answered(records, { ETag: '"a1"' }));

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-length')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('etag')).toBe('W/"a1"');
    expect(await answer.text()).toBe(records);
  });

  it.each([
    ['a short answer', answered('{"state":true}'), 'gzip'],
    ['a picture', answered(records, { 'Content-Type': 'image/png' }), 'gzip'],
    ['an error of the server', answered(records, {}, 500), 'gzip'],
    ['a browser that refuses gzip', answered(records), 'gzip;q=0, br'],
  ])('leaves out %s', async (_, api, accepted) => {
    const answer = await asked(api, accepted);

    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).not.toBeNull();
  });

  it('leaves an answer that is compressed already as it is', async () => {
    const zipped = gzipSync(records);
    const answer = await asked((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(zipped);
    });

    expect(await answer.text()).toBe(records);
  });
});
