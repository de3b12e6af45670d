import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { inOperation, json, operation, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const query = (more: Json = {}): Json => ({ name: 'q', in: 'query', schema: text, ...more });
const parameters = (...all: readonly Json[]): Json => ({ parameters: all });
const form = (encoding: Json): Json => {
  const schema = { type: 'object', properties: { file: { type: 'string' } } };
  return { requestBody: { content: { 'multipart/form-data': { schema, encoding } } } };
};
const body = { requestBody: json(text) };
const images = (contentType: string): Json => form({ file: { contentType } });
function inPaths(name: string, level: Level | null, base: Json, revision: Json): ChangeCase {
  return { name, level, base: { paths: base }, revision: { paths: revision } };
}
const byId = (name: string): Json => {
  const parameter = { name, in: 'path', required: true, schema: text };
  return { [`/things/{${name}}`]: { get: operation({ parameters: [parameter] }) } };
};
const getting = { get: operation() };

/** Changes of operations, their parameters and their bodies. */
export const operationCases: readonly ChangeCase[] = [
  inPaths(
    'operation removed',
    'major',
    { '/call': { ...getting, post: operation({ operationId: 'more' }) } },
    { '/call': getting },
  ),
  inPaths(
    'operation added',
    'minor',
    { '/call': getting },
    { '/call': { ...getting, post: operation({ operationId: 'more' }) } },
  ),
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
  inOperation('x-effect read → write', 'major', { 'x-effect': 'read' }, { 'x-effect': 'write' }),
  inOperation(
    'x-effect write → irreversible',
    'major',
    { 'x-effect': 'write' },
    { 'x-effect': 'irreversible' },
  ),
  inOperation(
    'x-effect irreversible → read',
    'minor',
    { 'x-effect': 'irreversible' },
    { 'x-effect': 'read' },
  ),
  inOperation('x-effect removed', 'major', {}, { 'x-effect': undefined }),
  inOperation(
    'callbacks added',
    'major',
    {},
    { callbacks: { done: { '{$url}': { post: operation({ operationId: 'done' }) } } } },
  ),
  inOperation('token newly demanded', 'major', { security: [] }, { security: [{ bearer: [] }] }),
  inOperation(
    'token no longer demanded',
    'minor',
    { security: [{ bearer: [] }] },
    { security: [] },
  ),
  inOperation(
    'default security repeated on the operation',
    'patch',
    { security: undefined },
    { security: [{ bearer: [] }] },
  ),
  inOperation(
    'required parameter added',
    'major',
    parameters(),
    parameters(query({ required: true })),
  ),
  inOperation('optional parameter added', 'minor', parameters(), parameters(query())),
  inOperation('parameter removed', 'major', parameters(query()), parameters()),
  inOperation(
    'parameter moved to a header',
    'major',
    parameters(query()),
    parameters(query({ in: 'header' })),
  ),
  inOperation(
    'parameter now required',
    'major',
    parameters(query()),
    parameters(query({ required: true })),
  ),
  inOperation(
    'parameter no longer required',
    'minor',
    parameters(query({ required: true })),
    parameters(query()),
  ),
  inOperation(
    'parameter limited',
    'major',
    parameters(query()),
    parameters(query({ schema: { enum: ['a'] } })),
  ),
  inOperation(
    'list no longer exploded',
    'major',
    parameters(query({ schema: list })),
    parameters(query({ schema: list, explode: false })),
  ),
  inOperation(
    'style of a list',
    'major',
    parameters(query({ schema: list })),
    parameters(query({ schema: list, style: 'pipeDelimited' })),
  ),
  inOperation(
    'plain value exploded',
    'patch',
    parameters(query()),
    parameters(query({ explode: false })),
  ),
  inOperation(
    'default style said',
    'patch',
    parameters(query()),
    parameters(query({ style: 'form', explode: true })),
  ),
  inOperation(
    'order of parameters',
    'patch',
    parameters(query(), query({ name: 'r' })),
    parameters(query({ name: 'r' }), query()),
  ),
  inOperation(
    'example of a parameter',
    'patch',
    parameters(query()),
    parameters(query({ example: 'a' })),
  ),
  inOperation(
    'header parameter in another case',
    'patch',
    parameters(query({ in: 'header', name: 'X-Key' })),
    parameters(query({ in: 'header', name: 'x-key' })),
  ),
  inOperation(
    'required body added',
    'major',
    {},
    { requestBody: { ...json(text), required: true } },
  ),
  inOperation('optional body added', 'minor', {}, body),
  inOperation('body removed', 'major', body, {}),
  inOperation('body now required', 'major', body, {
    requestBody: { ...json(text), required: true },
  }),
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
    'major',
    images('image/png'),
    form({ file: { contentType: 'image/png', style: 'form' } }),
  ),
];
