import { it } from 'vitest';
import { changeAnswer, setHeader } from './support/changedSession.ts';
import type { Change, Deviation } from './support/Deviation.ts';
import { expectFinding } from './support/expectFinding.ts';

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
    'an answer with a field that nobody described',
    'listTicketFluxes',
    (entry) => changeAnswer(entry, (json) => ({ ...json, colour: 'red' })),
    { rule: 'schema/unknown', pointer: '/colour' },
  ],
  [
    'a status that the contract does not know',
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
    'another content type',
    'listPosts',
    ({ response }) => setHeader(response, 'content-type', 'text/html; charset=utf-8'),
    { rule: 'content-type/other', pointer: null },
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
    'JSON that is cut by the server',
    'listPosts',
    answerText('[{"title": "Fermetures'),
    { rule: 'json/unreadable', pointer: null },
  ],
  [
    'an empty answer',
    'listPosts',
    answerText(''),
    { rule: 'json/unreadable', pointer: null, message: 'The body is empty.' },
  ],
  [
    'a PDF that is none',
    'downloadInvoice',
    ({ response }) => {
      const text = Buffer.from('<html>').toString('base64');
      response.content = { ...response.content, text, size: 6, encoding: 'base64' };
    },
    { rule: 'binary/signature', pointer: null },
  ],
  [
    'a success to somebody without a token',
    'listBadges',
    ({ request }) => setHeader(request, 'authorization', null),
    { rule: 'authentication/not-required', pointer: null },
  ],
  [
    'a success to a form without its token',
    'printPassages',
    ({ request }) => void (request.postData = { ...request.postData, text: 'ids=1' }),
    { rule: 'authentication/not-required', pointer: null },
  ],
];

it.each(deviations)('finds %s', (...deviation) => expectFinding(deviation));
