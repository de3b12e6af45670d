import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { createGzip } from 'node:zlib';
import { compressedHeaders, isCompressed } from './compressedAnswers.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, 7.6.1). */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface ForwardOptions {
  /** Milliseconds without data from the API before the answer is a 504. */
  readonly silenceMs?: number;
  /** False replaces what the answers say to caches: no browser keeps them. Default: true. */
  readonly areStored?: boolean;
}

/** Forwards one request. `body` is the complete body when the caller has already read it. */
export type Forward = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void;

/**
 * Forwards requests to the API with their method, path, headers and body, and returns its answers; both are
 * streamed. Compresses answers as a host does. Answers as problem+json: 502 when the API cannot be reached,
 * 504 when it sends no data in time.
 */
export function forwardTo(
  apiUrl: string,
  { silenceMs = 60_000, areStored = true }: ForwardOptions = {},
): Forward {
  const base = new URL(apiUrl);
  const { request: send } = base.protocol === 'https:' ? https : http;
  const basePath = base.pathname.replace(/\/$/, '');

  return (request, response, body) => {
    const upstream = send({
      hostname: base.hostname.replace(/^\[(.*)\]$/, '$1'),
      ...(base.port === '' ? {} : { port: base.port }),
      method: request.method ?? 'GET',
      path: basePath + (request.url ?? '/'),
      headers: [...requestHeaders(request), 'Host', base.host],
      // With keep-alive, the first request after a restart of the mock would fail.
      agent: false,
      timeout: silenceMs,
    });
    upstream.once('response', (answer) => {
      const dropped = areStored ? [] : ['cache-control', 'etag'];
      const isZipped = isCompressed(request, answer);
      const headers = [
        ...messageHeaders(answer.rawHeaders, isZipped ? [...dropped, 'content-length'] : dropped),
        ...(areStored ? [] : ['Cache-Control', 'no-store']),
      ];
      response.writeHead(
        answer.statusCode ?? 502,
        answer.statusMessage,
        isZipped ? compressedHeaders(headers) : headers,
      );
      answer.once('error', () => response.destroy());
      if (isZipped) answer.pipe(createGzip()).pipe(response);
      else answer.pipe(response);
    });
    upstream.once('timeout', () => {
      fail(request, response, 504, `The API did not answer within ${silenceMs / 1_000} s.`);
      upstream.destroy();
    });
    upstream.once('error', (error) => {
      fail(request, response, 502, `The API at ${base.origin} cannot be reached: ${error.message}`);
    });
    response.once('close', () => upstream.destroy());
    request.once('error', () => upstream.destroy());
    if (body) upstream.end(body);
    else request.pipe(upstream);
  };
}

function requestHeaders(request: IncomingMessage): string[] {
  const headers = messageHeaders(request.rawHeaders, ['host', 'expect']);
  // The body is streamed, and its transfer encoding was dropped with the headers of the connection.
  if (request.headers['transfer-encoding'] !== undefined) {
    headers.push('Transfer-Encoding', 'chunked');
  }
  headers.push('X-Forwarded-Proto', 'http', 'X-Forwarded-Host', request.headers.host ?? '');
  return headers;
}

/**
 * Raw headers (name, value, name, value…) without those of the connection. Repeated headers stay separate.
 */
export function messageHeaders(
  rawHeaders: readonly string[],
  except: readonly string[] = [],
): string[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  const dropped = new Set([...connectionHeaders, ...named, ...except]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  status: 502 | 504,
  detail: string,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const title = status === 502 ? 'Bad Gateway' : 'Gateway Timeout';
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // The rest of the request body is not used.
    Connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.unpipe();
  request.resume();
}
