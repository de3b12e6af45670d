import { type Deviation, under } from '../Exchange.ts';
import { bytes, good, json, text } from './alterAnswer.ts';
import { on, put, type Json } from './editJson.ts';

const asText = (value: Json): string => (typeof value === 'string' ? value : '');
const twice = (content: string): string => Buffer.from(content).toString('latin1');
const escaped = (html: Json): Json =>
  asText(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const cutTo =
  (length: number) =>
  (value: Json): Json =>
    asText(value).slice(0, length);
const emptyPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n' +
    'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);
const warning =
  '<br />\n<b>Warning</b>: Undefined array key "lane" in /var/www/Passage.php on line 31<br />';

/** Texts, pages and files that arrive, but not as they were meant. */
export const textDeviations: readonly Deviation[] = [
  ...under('text/damaged', {
    'listPosts encodes UTF-8 twice': text(twice),
    'printPassages encodes the page twice': text(twice),
  }),
  ...under('text/half-character', {
    'listPosts cuts a title within a character': json(put('/data/0/title', 'Nuit 🚇'.slice(0, 6))),
  }),
  ...under('text/placeholder', {
    'listTickets writes undefined as a place': json(put('/data/0/startName', 'undefined')),
  }),
  ...under('text/leak', {
    'exportPassages writes a PHP warning': json(on('/csv', (csv) => `${warning}${asText(csv)}`)),
    'printPassages shows a PHP warning on the page': text((html) =>
      html.replace('<body>', `<body>${warning}`),
    ),
  }),
  ...under('text/cut', {
    'printPassages cuts the page in the table': text((html) => html.slice(0, html.length / 2)),

    'listPosts cuts an article within a tag': json(on('/data/0/longContent', cutTo(2))),
  }),
  ...under('text/escaped', {
    'printPassages escapes the page': text((html) => asText(escaped(html))),
    'listPosts escapes an article': json(on('/data/*/longContent', escaped)),
    'listPosts escapes a title': json(put('/data/0/title', 'L&#039;été &amp; les fermetures')),
  }),
  ...under('text/padded', {
    'listTickets sends the place of a column of ten': json(put('/data/0/startName', 'Prado     ')),
    'listPassages sends a lane of a column of ten': json(put('/passages/0/way', 'Voie 3    ')),
  }),
  ...under('binary/no-page', { 'downloadInvoice sends a PDF of no page': bytes(() => emptyPdf) }),
  ...under('binary/signature', {
    'downloadInvoice sends a Word document': bytes(() =>
      Buffer.from('PK\u0003\u0004 word/document.xml'),
    ),
    'downloadInvoice writes a byte order mark before a PDF': bytes((pdf) =>
      Buffer.concat([Buffer.from('\uFEFF'), pdf]),
    ),
  }),
  ...under('json/duplicate-key', {
    'listTickets writes a field twice': text((content) => content.replace('"id":', '"id":1,"id":')),
  }),
  ...under('schema/unsafe-integer', {
    'listTickets sends an id beyond 2^53': text((content) =>
      content.replace(/"id":\d+/, '"id":9007199254740993'),
    ),
    'listReceipts sends an id with an exponent': text((content) =>
      content.replace(/"id":\d+/, '"id":1e21'),
    ),
  }),
  ...under('data/rounding', {
    'listTickets calculates an amount in binary': json(put('/data/0/amount', 1.1 * 3)),
  }),
  ...under('data/date', {
    'listPassages writes a date as in France': json(put('/minDate', '20/11/2026 07:40')),
  }),
  ...under('text/unreadable', {
    'printPassages writes the page in UTF-16': good((answer) => ({
      ...answer,
      body: new Uint8Array(Buffer.from('é'.repeat(40), 'utf16le')),
    })),
  }),
];
