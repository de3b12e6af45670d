import type { HarEntry } from '../../../../scripts/contract-tools/capture/HarEntry.ts';

type Recorded = HarEntry & { readonly [member: `_${string}`]: unknown };

/** Writes a call like Chromium's « Save all as HAR »: lower-case headers, decoded text, files in base64. */
export async function recordEntry(
  request: Request,
  response: Response,
  startedAt: number,
): Promise<Recorded> {
  const mimeType = request.headers.get('content-type');
  const sent = await request.text();
  const type = response.headers.get('content-type') ?? 'x-unknown';
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /^(text\/|application\/json)/.test(type);
  return {
    _connectionId: '104',
    _initiator: { type: 'script' },
    _priority: 'High',
    _resourceType: 'fetch',
    startedDateTime: new Date(startedAt).toISOString(),
    time: 12.5,
    request: {
      method: request.method,
      url: request.url,
      headers: pairsOf(request.headers),
      cookies: [],
      bodySize: Buffer.byteLength(sent),
      ...(mimeType === null || sent === '' ? {} : { postData: { mimeType, text: sent } }),
    },
    response: {
      status: response.status,
      headers: pairsOf(response.headers),
      cookies: [],
      content: {
        size: bytes.length,
        mimeType: type.split(';')[0] ?? '',
        ...(isText
          ? { text: bytes.toString('utf8') }
          : { text: bytes.toString('base64'), encoding: 'base64' }),
      },
      bodySize: -1,
      // Null is what was not recorded.
      ...({ _error: null, cookies: null } as object),
    },
  };
}

function pairsOf(headers: Headers): { name: string; value: string }[] {
  return [...headers].map(([name, value]) => ({ name, value }));
}
