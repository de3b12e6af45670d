import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type ListedOperation } from '../../scripts/contract/operations.ts';
import { contractRoot, readContract } from '../../scripts/contract/readContract.ts';
import { answerCodec } from '../support/contract/answerCodec';
import {
  answerExamples,
  requestExamples,
  type NamedExample,
} from '../support/contract/contractExamples';
import { startPrism, type RunningPrism } from '../support/contract/prism';
import { exampleInput } from '../support/contract/exampleInput';
import { sendThroughCall, type SentThroughCall } from '../support/contract/sendThroughCall';
import { testClient } from '../support/http/testClient';

const document = await readContract();
const operations = listOperations(document);
const answers = answerExamples(document);
let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism();
}, 60_000);

afterAll(() => prism.stop());

function operation(operationId: string): ListedOperation {
  const found = operations.find((one) => one.operation.operationId === operationId);
  if (found === undefined) throw new Error(operationId);
  return found;
}

interface Walked extends SentThroughCall {
  readonly malformed: readonly string[];
}

/** One step: the site's client sends as the generated table says, and decodes the answer. */
async function walk(answer: NamedExample, request?: string): Promise<Walked> {
  const { operationId, status, name } = answer;
  const malformed: string[] = [];
  const input = exampleInput(operation(operationId), {
    ...(request === undefined ? {} : { request }),
    instead: { headers: { Prefer: `code=${status ?? 0}, example=${name}` } },
  });
  const sent = await sendThroughCall(testClient(prism.url, malformed), operationId, input);
  return { ...sent, malformed };
}

/** The forms of a refusal with status 200 (M7.14, M8.1, P7.8). */
function isRefusal(answer: unknown): boolean {
  const { state, status, error } = Object(answer) as Readonly<Record<string, unknown>>;
  return state === false || status === 'error' || error === true;
}

describe("every operation returns every named example through the site's client", () => {
  it('the walk covers all operations', () => {
    expect(new Set(answers.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  const json = answers.filter(({ contentType }) => contentType === 'application/json');

  it.each(json.filter(({ status }) => status === 200))('$title', async (answer) => {
    const { received, outcome, malformed } = await walk(answer);
    expect({ status: received.response.status, malformed }).toEqual({ status: 200, malformed: [] });
    expect(received.data).toEqual(answer.value);
    expect(outcome).toEqual(
      isRefusal(answer.value)
        ? E.left(expect.objectContaining({ kind: 'refused' }))
        : E.right(answer.value),
    );
  });

  it.each(json.filter(({ status }) => status !== 200))('$title', async (answer) => {
    const { received, outcome } = await walk(answer);
    const body = received.response.ok ? received.data : received.error;
    expect({ status: received.response.status, body }).toEqual({
      status: answer.status,
      body: answer.value,
    });
    const codec = answerCodec(answer.operationId, answer.status ?? 0);
    expect(typeof codec === 'string' ? codec : codec.decode(body)).toEqual(E.right(answer.value));
    if (!received.response.ok) {
      expect(outcome).toEqual(
        E.left(expect.objectContaining({ kind: 'http', status: answer.status })),
      );
    }
  });

  it.each(answers.filter(({ contentType }) => contentType.startsWith('text/')))(
    '$title, unchanged',
    async (answer) => {
      const { received, outcome } = await walk(answer);
      expect(received.response.headers.get('content-type')).toContain(answer.contentType);
      expect(outcome).toEqual(E.right(answer.value));
    },
  );

  it.each(answers.filter(({ contentType }) => contentType === 'application/pdf'))(
    '$title, byte for byte',
    async (answer) => {
      const { outcome } = await walk(answer);
      if (E.isLeft(outcome)) throw new Error(outcome.left.kind);
      const bytes = Buffer.from(await (outcome.right as Blob).arrayBuffer());
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      const folder = resolve(contractRoot, '../examples', answer.operationId);
      const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf'));
      const originals = await Promise.all(files.map((file) => readFile(resolve(folder, file))));
      expect(originals.some((original) => original.equals(bytes))).toBe(true);
    },
  );
});

describe('every other request example is accepted', () => {
  const others = requestExamples(document).filter(({ name }) => name !== 'nominal');
  it.each(others)('$title', async ({ operationId, name }) => {
    const nominal = answers.find((answer) => answer.operationId === operationId);
    if (nominal === undefined) throw new Error(operationId);
    const { received } = await walk(nominal, name);
    expect(received.response.status).toBe(nominal.status);
  });
});
