import { changeAnswer, setHeader } from './support/changedSession.ts';
import { answering, itReports, sending, type Change } from './support/expectFinding.ts';

const withoutType: Change = ({ response }) => {
  setHeader(response, 'content-type', null);
  setHeader(response, 'x-other', '1');
};
const withoutToken: Change = (entry) => changeAnswer(entry, ({ token: _, ...rest }) => rest);
const anonymous: Change = ({ request }) => setHeader(request, 'authorization', null);
const empty: Change = ({ response }) => {
  response.content = { ...response.content, text: '', size: 0 };
};
const page: Change = ({ response }) => {
  const text = Buffer.from('<html>').toString('base64');
  response.content = { ...response.content, text, size: 6, encoding: 'base64' };
};

itReports('%s', [
  ['an answer without a required field', 'signIn', 'schema/missing', '/token', withoutToken],
  ['an undocumented status', 'listPosts', 'status/undocumented', null, answering({ status: 418 })],
  ['a redirect', 'listPosts', 'status/redirect', null, answering({ status: 302 })],
  ['a server error', 'listPosts', 'status/server-error', null, answering({ status: 500 })],
  ['no content type at all', 'listPosts', 'content-type/other', null, withoutType],
  ['an empty answer', 'listPosts', 'json/unreadable', null, empty, 'The body is empty.'],
  ['an invalid PDF', 'downloadInvoice', 'binary/signature', null, page],
  ['a success without a token', 'listBadges', 'authentication/not-required', null, anonymous],
  ['a form without token', 'printPassages', 'authentication/not-required', null, sending('ids=1')],
]);
