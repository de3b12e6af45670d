import { deflateSync } from 'node:zlib';
import { type Alter, type Answer, type Variation, variationsOf } from '../Exchange.ts';
import { answered, errorOf, bytes, good, headed, json, text, typed } from './alterAnswer.ts';
import { on, put } from './editJson.ts';

/** A PDF whose page is in a compressed object stream, as PDF 1.5 allows. */
function compressedPdf(): Buffer {
  const objects = deflateSync(
    '3 0 2 60 <</Type/Page/Parent 2 0 R>> <</Type/Pages/Count 1/Kids[3 0 R]>>',
  );
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n4 0 obj<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length ${objects.length}>>stream\n`,
    ),
    objects,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
  ]);
}

const encryptedPdf = Buffer.from(
  '%PDF-1.6\n1 0 obj<</Filter/Standard>>endobj\ntrailer<</Encrypt 1 0 R>>\n%%EOF',
);

const tooMany = (retryAfter: string | null): Answer => {
  return headed('retry-after', retryAfter)(answered(429, errorOf(429)));
};

/** What looks strange and conforms: values and headers at which other tools raise false alarms. */
export const unusualVariations: readonly Variation[] = variationsOf({
  'listTickets has places named None and Undefined': json(
    put('/data/0/startName', 'None'),
    put('/data/0/endName', 'Undefined'),
  ),
  'listBadges writes other accents': json(put('/badges/0/0/name', 'SÃO PAULO, ÂGE, CÔTE')),
  'listPosts escapes a character outside the basic plane': text((body) =>
    body.replace('"title":"', '"title":"\\ud83d\\ude87 '),
  ),
  'listPosts writes letters and accents apart': json(
    on('/data/0/title', (title) => (typeof title === 'string' ? title.normalize('NFD') : title)),
  ),
  'listPosts has an article with entities': json(
    put('/data/0/longContent', '<p>A &amp; B &lt; C &eacute;&nbsp;!</p>'),
  ),
  'listPosts leaves out end tags that HTML allows to leave out': json(
    put('/data/0/longContent', '<p>Un<p>Deux<ul><li>A<li>B</ul>'),
  ),
  'listTickets sends an amount with an exponent': text((body) =>
    body.replace(/"amount":[\d.]+/, '"amount":3.2e0'),
  ),
  'listPassages has passages of the same second': json(
    put('/passages/*/creationDate/timestamp', 1_795_156_812),
  ),
  'listPassages has no row': json(put('/passages', []), put('/total', 0), put('/totalPage', 0)),
  'listReceipts quotes its charset': typed('application/json; charset="UTF-8"'),
  'listReceipts declares ASCII, and escapes the rest': typed('application/json; charset=us-ascii'),
  'downloadInvoice compresses the pages of its PDF': bytes(compressedPdf),
  'downloadInvoice encrypts its PDF': bytes(() => encryptedPdf),
  'readTraffic has too many calls': good(() => tooMany(null)),
  'listBadges has too many calls until tomorrow': good(() => tooMany('86400')),
  'listPosts has too many calls, and says when': oncePerCall(tooMany('0')),
  'listPosts is closed for a moment, and says when': oncePerCall({ ...tooMany('0'), status: 503 }),
});

/** Gives this answer to every other request. */
function oncePerCall(answer: Answer): Alter {
  let calls = 0;
  return async (exchange) => {
    calls += 1;
    return calls % 2 === 1 ? answer : exchange.call();
  };
}
