import { it } from 'vitest';
import { changeAnswer, setHeader } from './support/changedSession.ts';
import { expectFinding, type Change, type Deviation } from './support/expectFinding.ts';

const answerText =
  (text: string): Change =>
  ({ response }) => {
    response.content = { ...response.content, text, size: Buffer.byteLength(text) };
  };

const deviations: readonly Deviation[] = [
  [
    'an answer without a required field',
    'signIn',
    (entry) => changeAnswer(entry, ({ token: _, ...rest }) => rest),
    { rule: 'schema/missing', pointer: '/token' },
  ],
  [
    'an undocumented status',
    'listPosts',
    ({ response }) => void (response.status = 418),
    { rule: 'status/undocumented', pointer: null },
  ],
  [
    'a redirect',
    'listPosts',
    ({ response }) => void (response.status = 302),
    { rule: 'status/redirect', pointer: null },
  ],
  [
    'a server error, documented or not',
    'listPosts',
    ({ response }) => void (response.status = 500),
    { rule: 'status/server-error', pointer: null },
  ],
  [
    'no content type at all',
    'listPosts',
    ({ response }) => {
      setHeader(response, 'content-type', null);
      setHeader(response, 'x-other', '1');
    },
    { rule: 'content-type/other', pointer: null },
  ],
  [
    'an empty answer',
    'listPosts',
    answerText(''),
    { rule: 'json/unreadable', pointer: null, message: 'The body is empty.' },
  ],
  [
    'an invalid PDF',
    'downloadInvoice',
    ({ response }) => {
      const text = Buffer.from('<html>').toString('base64');
      response.content = { ...response.content, text, size: 6, encoding: 'base64' };
    },
    { rule: 'binary/signature', pointer: null },
  ],
  [
    'a success without a token',
    'listBadges',
    ({ request }) => setHeader(request, 'authorization', null),
    { rule: 'authentication/not-required', pointer: null },
  ],
  [
    'a success for a form without its token',
    'printPassages',
    ({ request }) => void (request.postData = { ...request.postData, text: 'ids=1' }),
    { rule: 'authentication/not-required', pointer: null },
  ],
];

it.each(deviations)('reports %s', (...deviation) => expectFinding(deviation));
