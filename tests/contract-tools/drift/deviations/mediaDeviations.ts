import { type Deviation, under } from '../Exchange.ts';
import { bytes, good, headed, instead, text, typed } from './alterAnswer.ts';

const page = '<!doctype html><title>Tunnels du Port</title><h1>Connexion</h1>';
const base64 = (file: Buffer): Buffer => Buffer.from(file.toString('base64'));
const mangled = (file: Buffer): Buffer => Buffer.from(file.toString('utf8'));
const latin1 = (content: Buffer): Buffer => Buffer.from(content.toString('utf8'), 'latin1');

/** Wrong content types, and bodies that are not what they declare. */
export const mediaDeviations: readonly Deviation[] = [
  ...under('content-type/other', {
    'listTrafficSnapshots declares JSON as plain text': typed('text/plain; charset=utf-8'),
    'listReceipts declares JSON as a page': typed('text/html; charset=utf-8'),
    'readTraffic declares no content type': typed(null),
    'listPosts declares JSON as text/json': typed('text/json'),
    'listSocialPosts declares JSON as a problem': typed('application/problem+json'),
    'retrieveOrder declares JSON as JSON:API': typed('application/vnd.api+json'),
    'exportPassages sends CSV itself': instead(200, 'Date;Badge\n', 'text/csv'),
    'downloadInvoice declares a PDF as bytes': typed('application/octet-stream'),
    'downloadTransactionReceipt declares a PDF as application/x-pdf': typed('application/x-pdf'),
    'printPassages declares a page as JSON': typed('application/json'),
    'saveThresholdAlert declares JSON as a page': typed('text/html'),
  }),
  ...under('json/unreadable', {
    'loadPublicData declares a page as JSON': instead(200, page, 'application/json'),
    'listBankAccounts declares an empty body as JSON': text(() => ''),
    'listPassages truncates JSON': text((json) => json.slice(0, -200)),
    'listPosts writes a security prefix before JSON': text((json) => `)]}',\n${json}`),
    'listTickets writes a PHP warning before JSON': text(
      (json) => `<br />\n<b>Warning</b>: Undefined index in /var/www/Ticket.php\n${json}`,
    ),
    'listSocialPosts writes a byte order mark before JSON': text((json) => `\uFEFF${json}`),
    'readTraffic writes a comment after JSON': text((json) => `${json}<!-- 0.03 s -->`),
    'listRefunds writes two JSON values': text((json) => `${json}\n${json}`),
    'findRefund writes NaN': text((json) => json.replace('3.2', 'NaN')),
    'findOrderReference writes a Python literal': text(() => "{'state': True, 'email': None}"),
    'listTicketFluxes writes a trailing comma': text((json) => json.replace(']', ',]')),
    'readMaintenance writes JSONP': text((json) => `callback(${json});`),
    'checkEmail writes undefined': text(() => 'undefined'),
    'exportPassages writes unescaped line breaks in a string': text((json) =>
      json.replaceAll('\\n', '\n'),
    ),
    'sealPayment writes a form instead of JSON': text(() => 'state=1&version=3.0'),
    'listTrafficSnapshots writes JSON in Latin-1': bytes(latin1),
    'listReceipts writes JSON in UTF-16': bytes((body) => Buffer.from(body.toString(), 'utf16le')),
  }),
  ...under('network/malformed', {
    'readTraffic declares a coding of a body in clear': good(headed('content-encoding', 'zstd')),
    'listPosts declares gzip of a body in clear': good(headed('content-encoding', 'gzip')),
  }),
  ...under('text/unreadable', { 'printPassages writes Latin-1 and says UTF-8': bytes(latin1) }),
  ...under('binary/signature', {
    'downloadInvoice sends an empty file': bytes(() => Buffer.alloc(0)),
    'downloadInvoice declares a page as PDF': instead(200, page, 'application/pdf'),
    'downloadInvoice writes a warning before a PDF': bytes((pdf) =>
      Buffer.concat([Buffer.from('Warning: x\n'), pdf]),
    ),
    'downloadInvoice sends a PDF as base64': bytes(base64),
    'downloadTransactionReceipt decodes a PDF as UTF-8': bytes(mangled),
    'downloadTransactionReceipt declares a picture as PDF': bytes(() =>
      Buffer.from('89504e470d0a1a0a', 'hex'),
    ),
  }),
  ...under('binary/end', {
    'downloadInvoice sends a PDF without its last line': bytes((pdf) => pdf.subarray(0, -8)),
    'downloadTransactionReceipt sends the first half of a PDF': bytes((pdf) =>
      pdf.subarray(0, pdf.length / 2),
    ),
  }),
];
