import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { inOperation, json, operation, type ChangeCase, type Part } from './ChangeCase.ts';

const text = { type: 'string' };
const query = (more: Json = {}): Json => ({ name: 'q', in: 'query', schema: text, ...more });
const form = (encoding: Json): Json => {
  const schema = { type: 'object', properties: { file: { type: 'string' } } };
  return { requestBody: { content: { 'multipart/form-data': { schema, encoding } } } };
};
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
const effect = (name?: string): Json => ({ 'x-effect': name });

const list = { type: 'array', items: text };
const answers = (more: Json, done: Json = {}): Json => ({
  responses: { 200: { description: 'Done.', ...done }, ...more },
});
const object = (properties: Json): Json => ({ type: 'object', properties });
const answering = (schema: Json, schemas: Json = {}): Part => ({
  paths: { '/call': { post: operation(answers({}, json(schema))) } },
  schemas,
});
const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const pairOf = (name: string): Part => answering(refer(name), { [name]: object({ a: text }) });
const tree = (more: Json): Part => {
  const children = { type: 'array', items: refer('Tree') };
  return answering(refer('Tree'), { Tree: object({ children, ...more }) });
};

/** Changes of operations, their parameters, bodies and answers, and of where schemas are written. */
export const operationCases: readonly ChangeCase[] = [
  inPaths('operation added', 'minor', { '/call': getting }, { '/call': more }),
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
  inOperation(
    'default security repeated on the operation',
    'patch',
    { security: undefined },
    { security: [{ bearer: [] }] },
  ),
  parameters('optional parameter added', 'minor', [], [query()]),
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
  inOperation('body removed', 'major', { requestBody: json(text) }, {}),
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
  inOperation('success added', 'major', answers({}), answers({ 204: { description: 'None.' } })),
  inOperation('redirect added', 'major', answers({}), answers({ 303: { description: 'There.' } })),
  inOperation('304 added', 'minor', answers({}), answers({ 304: { description: 'As before.' } })),
  inOperation(
    'content type of an answer added',
    'major',
    answers({}, json(text)),
    answers(
      {},
      { content: { 'application/json': { schema: text }, 'text/plain': { schema: text } } },
    ),
  ),
  inOperation(
    'description of an answer',
    'patch',
    answers({}),
    answers({}, { description: 'Finished.' }),
  ),
  inOperation(
    'answer header added',
    'minor',
    answers({}),
    answers({}, { headers: { 'X-Total': {} } }),
  ),
  {
    name: 'schema inlined',
    level: 'patch',
    base: pairOf('Pair'),
    revision: answering(object({ a: text })),
  },
  { name: 'schema renamed', level: 'patch', base: pairOf('Pair'), revision: pairOf('Couple') },
  { name: 'recursive schema, unchanged', level: null, base: tree({}), revision: tree({}) },
  {
    name: 'recursive schema, changed',
    level: 'major',
    base: tree({ a: text }),
    revision: tree({ a: list }),
  },
];
