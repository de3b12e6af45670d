import { describe, expect, it } from 'vitest';
import { inputOf, oneOperation } from '../support/documentOf.ts';
import { buildRequest } from '../../../scripts/contract-tools/drift/buildRequest.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import { generatedInputs } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { linkedCalls } from '../../../scripts/contract-tools/drift/linkedCalls.ts';
import type { PlannedCall } from '../../../scripts/contract-tools/drift/PlannedCall.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';

/** A contract with one operation, which has a header with plain text. */
function withHeader(example: string) {
  const header = { name: 'X-Note', in: 'header', required: true, schema: { type: 'string' } };
  const get = { operationId: 'readNotes', parameters: [{ ...header, example }], responses: {} };
  return oneOperation('/notes', { get }, { security: [] });
}

function examined(example: string) {
  const { document, listed } = withHeader(example);
  return exampleInput(document, listed);
}

describe('the value of a header', () => {
  const { document, listed } = withHeader('seen');
  const input = inputOf(document, listed);
  const call: PlannedCall = { name: 'valid', expects: 'success', bearer: 'none', input };
  const target = {
    ...{ upstream: 'http://127.0.0.1:9', headers: {} },
    credentials: { token: null, named: {} },
  };

  it('is printable ASCII where it is generated, and arrives as it was written', () => {
    const compare = compareToSchemas(document, () => 'a value');
    const generation = { count: 50, seed: 7, whereLimited: true };
    const made = generatedInputs(document, listed, input, compare, generation);
    expect(made.length).toBeGreaterThan(30);
    for (const one of made) {
      const request = buildRequest(document, listed, { ...call, input: one.input }, target);
      const sent = request.headers.get('X-Note');
      expect(sent, one.name).toBe(one.input.header['X-Note']);
      expect(sent, one.name).toMatch(/^[\x20-\x7E]*$/);
    }
  });

  it.each(['déjà vu', 'a\tb', ''])('may be %j in an example', (example) => {
    expect(examined(example).ok).toBe(true);
  });

  it.each(['5 €', 'a\nb', '\u0000'])('is told when no header can have it: %j', (example) => {
    const reason = expect.stringContaining('header/X-Note has characters') as string;
    expect(examined(example)).toEqual({ ok: false, reason });
  });

  it.each([
    ['later', 1],
    ['5 €', 0],
  ])('%s of an answer makes a call of a link: %i', (note, calls) => {
    const planned = { listed, calls: [call], notes: [] };
    const seen = { planned, call, status: 200, json: { note } };
    const hint = { to: listed.id, place: 'header/X-Note', from: listed.id, pointer: '/note' };
    expect(linkedCalls(document, [planned], [seen], [hint])).toHaveLength(calls);
  });
});
