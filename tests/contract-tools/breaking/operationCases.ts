import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { inOperation, json, operation, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const query = (more: Json = {}): Json => ({ name: 'q', in: 'query', schema: text, ...more });
const form = (encoding: Json): Json => {
  const schema = { type: 'object', properties: { file: { type: 'string' } } };
  return { requestBody: { content: { 'multipart/form-data': { schema, encoding } } } };
};
const body = { requestBody: json(text) };
const requiredBody = { requestBody: { ...json(text), required: true } };
const images = (contentType: string): Json => form({ file: { contentType } });

function inPaths(name: string, level: Level | null, base: Json, revision: Json): ChangeCase {
  return { name, level, base: { paths: base }, revision: { paths: revision } };
}
const byId = (name: string): Json => {
  const parameter = { name, in: 'path', required: true, schema: text };
  return { [`/things/{${name}}`]: { get: operation({ parameters: [parameter] }) } };
};

/** A case that changes the parameters of one operation. */
function parameters(
  name: string,
  level: Level | null,
  base: readonly Json[],
  revision: readonly Json[],
): ChangeCase {
  return inOperation(name, level, { parameters: base }, { parameters: revision });
}

const getting = { get: operation() };
const more = { ...getting, post: operation({ operationId: 'more' }) };
const open = { security: [] };
const secured = { security: [{ bearer: [] }] };
const effect = (name?: string): Json => ({ 'x-effect': name });

/** Changes of operations, their parameters and their bodies. */
export const operationCases: readonly ChangeCase[] = [
  inPaths('operation removed', 'major', { '/call': more }, { '/call': getting }),
  inPaths('operation added', 'minor', { '/call': getting }, { '/call': more }),
  inPaths('path moved', 'major', { '/call': getting }, { '/calls': getting }),
  inPaths(
    'method changed',
    'major',
    { '/call': { post: operation() } },
    { '/call': { put: operation() } },
  ),
  inPaths('path parameter renamed', 'patch', byId('id'), byId('thingId')),
  inOperation('operationId renamed', 'major', { operationId: 'call' }, { operationId: 'callIt' }),
  inOperation(
    'texts of an operation',
    'patch',
    { summary: 'One' },
    { summary: 'Two', 'x-statements': ['P1.1'] },
  ),
  inOperation('operation deprecated', 'minor', {}, { deprecated: true }),
  inOperation('x-effect read → write', 'major', effect('read'), effect('write')),
  inOperation('x-effect write → irreversible', 'major', effect('write'), effect('irreversible')),
  inOperation('x-effect irreversible → read', 'minor', effect('irreversible'), effect('read')),
  inOperation('x-effect removed', 'major', {}, effect()),
  inOperation(
    'callback added',
    'minor',
    {},
    { callbacks: { done: { '{$url}': { post: operation({ operationId: 'done' }) } } } },
  ),
  inOperation('token newly demanded', 'major', open, secured),
  inOperation('token no longer demanded', 'minor', secured, open),
  inOperation(
    'default security repeated on the operation',
    'patch',
    { security: undefined },
    secured,
  ),
  parameters('required parameter added', 'major', [], [query({ required: true })]),
  parameters('optional parameter added', 'minor', [], [query()]),
  parameters('parameter removed', 'major', [query()], []),
  parameters('parameter moved to a header', 'major', [query()], [query({ in: 'header' })]),
  parameters('parameter now required', 'major', [query()], [query({ required: true })]),
  parameters('parameter no longer required', 'minor', [query({ required: true })], [query()]),
  parameters('parameter limited', 'major', [query()], [query({ schema: { enum: ['a'] } })]),
  parameters(
    'list no longer exploded',
    'major',
    [query({ schema: list })],
    [query({ schema: list, explode: false })],
  ),
  parameters(
    'style of a list',
    'major',
    [query({ schema: list })],
    [query({ schema: list, style: 'pipeDelimited' })],
  ),
  parameters('plain value exploded', 'patch', [query()], [query({ explode: false })]),
  parameters('default style said', 'patch', [query()], [query({ style: 'form', explode: true })]),
  parameters(
    'order of parameters',
    'patch',
    [query(), query({ name: 'r' })],
    [query({ name: 'r' }), query()],
  ),
  parameters('example of a parameter', 'patch', [query()], [query({ example: 'a' })]),
  parameters(
    'header parameter in another case',
    'patch',
    [query({ in: 'header', name: 'X-Key' })],
    [query({ in: 'header', name: 'x-key' })],
  ),
  inOperation('required body added', 'major', {}, requiredBody),
  inOperation('optional body added', 'minor', {}, body),
  inOperation('body removed', 'major', body, {}),
  inOperation('body now required', 'major', body, requiredBody),
  inOperation('content type of a body replaced', 'major', body, {
    requestBody: { content: { 'text/plain': { schema: text } } },
  }),
  inOperation('content type of a body added', 'minor', body, {
    requestBody: {
      content: { 'application/json': { schema: text }, 'text/plain': { schema: text } },
    },
  }),
  inOperation(
    'part of a form takes fewer types',
    'major',
    images('image/png, image/jpeg'),
    images('image/png'),
  ),
  inOperation(
    'part of a form takes more types',
    'minor',
    images('image/png'),
    images('image/png, image/jpeg'),
  ),
  inOperation(
    'types of a form part in another order',
    'patch',
    images('image/png, image/jpeg'),
    images('image/jpeg, image/png'),
  ),
  inOperation(
    'style added to a form part',
    'undecided',
    images('image/png'),
    form({ file: { contentType: 'image/png', style: 'form' } }),
  ),
];
