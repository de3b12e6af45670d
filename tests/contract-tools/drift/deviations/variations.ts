import { brotliCompressSync, gzipSync } from 'node:zlib';
import { answered, bytes, edited, ends, good, headed, json, text, when } from './alterAnswer.ts';
import { drop, isRecord, put, repeat, type Edit, type Json } from './editJson.ts';
import { type Variation, variationsOf } from '../Exchange.ts';
import { unusualVariations } from './unusualVariations.ts';

const backwards: Edit = (value) => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(backwards);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, backwards(one)] as const);
  return Object.fromEntries(fields.toReversed());
};
const escaped = (json: string): string =>
  json.replaceAll(
    /[\u0080-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const typed = (type: string): ReturnType<typeof good> => good(headed('content-type', type));
const compressed = (
  encoding: string,
  compress: (bytes: Uint8Array) => Uint8Array,
): ReturnType<typeof good> =>
  good(headed('content-encoding', encoding), (answer) => ({
    ...answer,
    body: new Uint8Array(compress(answer.body)),
  }));
const otherPdf =
  '%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type /Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF';

/** Equivalent JSON, other headers, other ways to send it. */
export const writtenOtherwise: readonly Variation[] = variationsOf({
  'loadSubscriber writes its keys in another order': json(backwards),
  'listTickets writes indented JSON': text((json) => JSON.stringify(JSON.parse(json), null, 2)),
  'listTrafficSnapshots escapes every character outside ASCII': text(escaped),
  'listReceipts escapes slashes': text((json) => json.replaceAll('/', '\\/')),
  'findOrderReference writes white space around JSON': text((json) => `\n  ${json}\t `),
  'listBankAccounts writes an integer as 4101.0': text((json) => json.replace('4101', '4101.0')),
  'listPassages compresses with gzip': compressed('gzip', gzipSync),
  'loadPublicData compresses with Brotli': compressed('br', brotliCompressSync),
  'listPosts sends chunks that split characters': ends({ kind: 'chunked', bytes: 7 }),
  'listBadges declares its charset': typed('application/json; charset=utf-8'),
  'listRefunds writes its content type in capitals': typed('Application/JSON;Charset=UTF-8'),
  'printPassages declares no charset': typed('text/html'),
  'downloadTransactionReceipt declares a file name': good(
    headed('content-disposition', 'attachment; filename="recu.pdf"'),
  ),
});

/** Other data that the contract allows. */
export const filled: readonly Variation[] = variationsOf({
  'listPosts leaves out what is optional': json(
    drop('/message'),
    drop('/data/*/image'),
    drop('/data/*/category'),
  ),
  'loadSubscriber leaves out optional lists': json(drop('/user/passages'), drop('/user/badges')),
  'lookUpCashTicket leaves out an optional object': json(drop('/refundObj')),
  'listPassages sends null where it may': json(put('/minDate', null), put('/maxDate', null)),
  'listTickets has an empty list': json(put('/data', [])),
  'listReceipts lists 2,000 items': json(repeat('/data', 2_000)),
  'listPosts sends the other form of a moment': json(put('/data/*/postDate', null)),
  'listTickets sends amounts without decimals': json(
    put('/data/*/amount', 3),
    put('/data/*/id', Number.MAX_SAFE_INTEGER),
  ),
  'retrieveOrder refuses a valid request in a form of the contract': json(() => ({
    state: false,
    response: null,
  })),
  'updateAccount sends unrestricted data': json(put('/data', { anything: [1, { deep: true }] })),
  'downloadInvoice makes its PDF with another program': bytes(() =>
    Buffer.from(otherPdf, 'latin1'),
  ),
  'downloadTransactionReceipt appends a change to its PDF': bytes((pdf) =>
    Buffer.concat([pdf, Buffer.from('2 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n')]),
  ),
  'printPassages writes another kind of HTML': text((html) =>
    html
      .replace(/<!doctype html>/i, '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">')
      .replace(
        /<meta charset="utf-8" \/>/,
        '<meta http-equiv="Content-Type" content="text/html" />',
      ),
  ),
});

/** Other forms of refusal that the contract allows. */
export const refusing: readonly Variation[] = variationsOf({
  'findOrderReference refuses an invalid request with 200': when(400, () =>
    answered(200, { state: false, response: 'Champ manquant.' }),
  ),
  'listPassages describes an expired session in other words': when(
    401,
    edited(put('/message', 'JWT Token not found')),
    headed('www-authenticate', 'Bearer'),
  ),
  'listTickets sends no sentence for an expired session': when(
    401,
    edited(put('/message', '')),
    headed('content-type', 'application/json; charset=utf-8'),
  ),
  'downloadInvoice writes its errors as indented JSON': when(401, (answer) =>
    answered(answer.status, '{\n  "code": 401,\n  "message": "Non."\n}\n', 'application/json'),
  ),
});

/** Changes of a backend that the contract allows: nothing must be found. */
export const variations: readonly Variation[] = [
  ...writtenOtherwise,
  ...filled,
  ...refusing,
  ...unusualVariations,
];
