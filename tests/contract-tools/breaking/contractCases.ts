import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { json, operation, type ChangeCase, type Part } from './ChangeCase.ts';

const getting = { '/call': { get: operation() } };

/** A case that changes keys of the whole contract. */
function inRoot(name: string, level: Level | null, base: Json, revision: Json): ChangeCase {
  const part = (root: Json): Part => ({ paths: getting, root });
  return { name, level, base: part(base), revision: part(revision) };
}

const address = 'https://sign-in.example';
const code = { authorizationUrl: address, tokenUrl: address, scopes: { read: 'Reads.' } };
const oauth = { type: 'oauth2', flows: { authorizationCode: code } };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const needing = (security: readonly Json[], securitySchemes: Json = { oauth }): Part => ({
  paths: { '/call': { get: operation({ security }) } },
  securitySchemes,
});
const reading = needing([{ oauth: ['read'] }]);
const withFlows = (flows: Json): Part =>
  needing([{ oauth: ['read'] }], { oauth: { ...oauth, flows } });
const scopes = { read: 'Reads more.', write: 'Writes.' };
const machine = { tokenUrl: address, scopes: {} };

/** A case of a secured operation that needs the scope `read` before. */
function needs(name: string, level: Level | null, revision: Part, base = reading): ChangeCase {
  return { name, level, base, revision };
}

const text = { type: 'string' };
const event = (fields: readonly string[], required: readonly string[] = []): Json =>
  json({
    type: 'object',
    properties: Object.fromEntries(fields.map((one) => [one, text])),
    required,
  });
const calling = (more: Json): Json => ({
  post: { responses: { 200: { description: 'Done.' } }, ...more },
});
const hook = (requestBody: Json): Json => ({ webhooks: { made: calling({ requestBody }) } });
const replies = (more: Json): Json => ({ webhooks: { made: calling({ responses: more }) } });
const fields = (...names: readonly string[]): Json => {
  const parameters = names.map((name) => ({ name, in: 'header', schema: text }));
  return { webhooks: { made: calling({ parameters }) } };
};
const done = (more: Json): Json => replies({ 200: { description: 'Done.', ...more } });
const state = (...values: readonly string[]): Json => json({ enum: values });

const at = (...urls: readonly string[]): Json => ({ servers: urls.map((url) => ({ url })) });
const [one, two, own] = [at('https://a'), at('https://a', 'https://b'), at('https://o')];
const region = (...values: readonly string[]): Json => {
  const variables = { region: { enum: values, default: values[0] } };
  return { servers: [{ url: 'https://{region}.a', variables }] };
};
const onPath = (servers: Json, more: Json = {}, root: Json = one): Part => ({
  paths: { '/call': { ...servers, get: operation(more) } },
  root,
});

/** Changes outside of operations: what callers need, what the server calls, where it is. */
export const contractCases: readonly ChangeCase[] = [
  needs('scope added to a scheme', 'patch', withFlows({ authorizationCode: { ...code, scopes } })),
  needs('scope newly needed', 'major', needing([{ oauth: ['read', 'write'] }])),
  needs('scope no longer needed', 'minor', needing([{ oauth: [] }])),
  needs('another scope needed', 'major', needing([{ oauth: ['write'] }])),
  needs('scheme renamed', 'patch', needing([{ same: ['read'] }], { same: oauth })),
  needs(
    'address of a flow',
    'patch',
    withFlows({ authorizationCode: { ...code, tokenUrl: `${address}/token` } }),
  ),
  needs('flow added', 'minor', withFlows({ authorizationCode: code, clientCredentials: machine })),
  needs('flow replaced', 'major', withFlows({ clientCredentials: machine })),
  needs('another scheme', 'major', needing([{ key: [] }], { oauth, key })),
  needs('another way', 'minor', needing([{ oauth: ['read'] }, { key: [] }], { oauth, key })),
  needs('a scheme that is not described', 'undecided', needing([{ nowhere: [] }])),
  needs('the same, unchanged', null, needing([{ nowhere: [] }]), needing([{ nowhere: [] }])),
  inRoot('webhook added', 'minor', {}, hook(event(['a']))),
  inRoot('webhook removed', 'major', hook(event(['a'])), {}),
  inRoot('sent: field added', 'minor', hook(event(['a'])), hook(event(['a', 'b']))),
  inRoot('sent: field removed', 'major', hook(event(['a', 'b'], ['b'])), hook(event(['a']))),
  inRoot('sent: field now always', 'minor', hook(event(['a'])), hook(event(['a'], ['a']))),
  inRoot('sent: another value', 'major', hook(state('a')), hook(state('a', 'b'))),
  inRoot('sent: header added', 'minor', fields('A'), fields('A', 'B')),
  inRoot('sent: header removed', 'major', fields('A', 'B'), fields('A')),
  inRoot('taken: another value', 'minor', done(state('a')), done(state('a', 'b'))),
  inRoot('taken: a value less', 'major', done(state('a', 'b')), done(state('a'))),
  inRoot('taken: field now needed', 'major', done(event(['a'])), done(event(['a'], ['a']))),
  inRoot('taken: no longer', 'major', replies({ 200: {}, 202: {} }), replies({ 200: {} })),
  inRoot('server added', 'minor', one, two),
  inRoot('server removed', 'major', two, one),
  inRoot('value of a variable added', 'minor', region('eu'), region('eu', 'us')),
  inRoot('value of a variable removed', 'major', region('eu', 'us'), region('eu')),
  inRoot('server without paths replaced', 'major', { ...one, paths: {} }, { ...own, paths: {} }),
  needs('server of a path added', 'minor', onPath(two), onPath(one)),
  needs('server of a path removed', 'major', onPath(one), onPath(two)),
  needs('server of a path, not of the contract', 'major', onPath(own), onPath({})),
  needs('server of the contract repeated', null, onPath(one), onPath({})),
  needs('server of an operation added', 'minor', onPath(own, two), onPath(own, one)),
  needs('path that leads nowhere', 'undecided', {
    paths: { ...reading.paths, '/gone': { $ref: '#/components/pathItems/gone' } },
    securitySchemes: { oauth },
  }),
  needs('reference that leads nowhere', 'undecided', {
    paths: { '/call': { get: operation({ parameters: [{ $ref: '#/components/gone' }] }) } },
  }),
];
