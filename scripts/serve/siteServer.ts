import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { isPaymentForm, redirectToBank } from './redirectToBank.ts';
import { isForSignature, redirectToSignature } from './redirectToSignature.ts';
import { isForMeter } from './ownMeter.ts';
import { isForTelemetry } from './telemetry.ts';
import { missingFiles } from './cacheRules.ts';
import { fallbackOf } from './fallbackPage.ts';
import { resolveAddress } from './resolveAddress.ts';
import { apiHeaders } from './securityHeaders.ts';
import type { SiteFile, SiteFiles } from './siteFiles.ts';

export interface Site {
  readonly files: SiteFiles;
  /** Added to every answer of the site, not to the answers of the API. */
  readonly headers: Readonly<Record<string, string>>;
  readonly forwardApi: RequestListener;
  /** Serves the files under `/documents/` that are not in the build; null when there are none. */
  readonly forwardDocuments: RequestListener | null;
  /** Receives the page views of the site; null without an audience meter. */
  readonly forwardMeter?: RequestListener | null;
  /** Receives the reports of the site about itself; null without a collector. */
  readonly forwardTelemetry?: RequestListener | null;
  /** Address of the payment page of the bank; null without a bank. */
  readonly paymentPage: string | null;
  /** Origin of the e-signature service, without a trailing slash; null without such a service. */
  readonly signatureOrigin: string | null;
}

/**
 * As long as nginx keeps a connection. After the 5 s of Node a client may send its next call just when the
 * connection is closed, and lose it.
 */
const KEEP_ALIVE_MS = 75_000;

/** Serves a production build and every route of the application, and forwards /api. */
export function createSiteServer(site: Site): Server {
  const { files, headers, forwardApi, forwardDocuments, paymentPage, signatureOrigin } = site;
  const { forwardMeter = null, forwardTelemetry = null } = site;
  /** The page of the routes without their own file: the first of these that is in the build. */
  const fallbackFor = (path: string): SiteFile | undefined =>
    files.get(fallbackOf(path)) ?? files.get('/200.html') ?? files.get('/index.html');

  const server = createServer((request, response) => {
    const resolved = resolveAddress(request.url ?? '', (path) => files.has(path));
    if (resolved.kind === 'api') {
      for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value);
      forwardApi(request, response);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isPaymentForm(request)) {
      redirectToBank(request, response, paymentPage);
      return;
    }
    if (isForSignature(request)) {
      redirectToSignature(request, response, signatureOrigin);
      return;
    }
    if (forwardMeter && isForMeter(request)) {
      forwardMeter(request, response);
      return;
    }
    if (forwardTelemetry && isForTelemetry(request)) {
      forwardTelemetry(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(request, response, 405, 'Method Not Allowed');
      return;
    }
    if (resolved.kind === 'malformed') {
      sendText(request, response, 400, 'Bad Request');
      return;
    }
    if (resolved.kind === 'missing' && forwardDocuments && request.url?.startsWith('/documents/')) {
      forwardDocuments(request, response);
      return;
    }
    const file = resolved.kind === 'file' ? files.get(resolved.path) : undefined;
    const found = resolved.kind === 'page' ? fallbackFor(resolved.path) : file;
    if (found === undefined) sendText(request, response, 404, 'Not Found');
    else sendFile(request, response, found);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = file.bodies[wanted];
  const body = encoded ?? file.bodies.identity;
  if (encoded !== undefined && wanted !== 'identity') {
    response.setHeader('Content-Encoding', wanted);
  }
  response.writeHead(200, { 'Content-Type': file.contentType, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': missingFiles,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
  request.resume();
}
