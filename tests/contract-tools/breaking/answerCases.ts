import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { inOperation, json, operation, type ChangeCase, type Part } from './ChangeCase.ts';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const answers = (more: Json, done: Json = {}): Json => ({
  responses: { 200: { description: 'Done.', ...done }, ...more },
});
const refused = { description: 'Refused.' };
const header = (more: Json = {}): Json =>
  answers({}, { headers: { 'X-Total': { schema: { type: 'integer' }, ...more } } });
const pairOf = (name: string): Part => ({
  paths: {
    '/call': { post: operation(answers({}, json({ $ref: `#/components/schemas/${name}` }))) },
  },
  schemas: { [name]: { type: 'object', properties: { a: text } } },
});
const inPlace: Part = {
  paths: {
    '/call': { post: operation(answers({}, json({ type: 'object', properties: { a: text } }))) },
  },
};
const tree = (more: Json): Part => ({
  paths: { '/call': { post: operation(answers({}, json({ $ref: '#/components/schemas/Tree' }))) } },
  schemas: {
    Tree: {
      type: 'object',
      properties: {
        children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        ...more,
      },
    },
  },
});

/** Changes of answers, and schemas moved or renamed. */
export const answerCases: readonly ChangeCase[] = [
  inOperation('success added', 'major', answers({}), answers({ 204: { description: 'None.' } })),
  inOperation('success removed', 'major', answers({ 204: { description: 'None.' } }), answers({})),
  inOperation('redirect added', 'major', answers({}), answers({ 303: { description: 'There.' } })),
  inOperation('304 added', 'minor', answers({}), answers({ 304: { description: 'As before.' } })),
  inOperation('304 removed', 'minor', answers({ 304: { description: 'As before.' } }), answers({})),
  inOperation('refusal added', 'minor', answers({}), answers({ 409: refused })),
  inOperation('refusal removed', 'minor', answers({ 409: refused }), answers({})),
  inOperation(
    'schema of a refusal widened',
    'major',
    answers({ 409: { ...refused, ...json({ enum: [1] }) } }),
    answers({ 409: { ...refused, ...json({ enum: [1, 2] }) } }),
  ),
  inOperation(
    'content type of an answer added',
    'major',
    answers({}, json(text)),
    answers(
      {},
      { content: { 'application/json': { schema: text }, 'text/plain': { schema: text } } },
    ),
  ),
  inOperation('content type of an answer removed', 'major', answers({}, json(text)), answers({})),
  inOperation(
    'description of an answer',
    'patch',
    answers({}),
    answers({}, { description: 'Finished.' }),
  ),
  inOperation('answer header added', 'minor', answers({}), header()),
  inOperation('answer header removed', 'major', header(), answers({})),
  inOperation('answer header no longer always sent', 'major', header({ required: true }), header()),
  inOperation('other type of an answer header', 'major', header(), header({ schema: text })),
  { name: 'schema inlined', level: 'patch', base: pairOf('Pair'), revision: inPlace },
  { name: 'schema renamed', level: 'patch', base: pairOf('Pair'), revision: pairOf('Couple') },
  { name: 'recursive schema, unchanged', level: null, base: tree({}), revision: tree({}) },
  {
    name: 'recursive schema, changed',
    level: 'major',
    base: tree({ a: text }),
    revision: tree({ a: list }),
  },
];
