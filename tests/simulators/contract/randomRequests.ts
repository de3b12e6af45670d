import fc, { type Arbitrary } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { MediaType } from '../../../scripts/contract/document.ts';
import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { mutated, mutation } from '../../support/contract/mutation.ts';
import { schemaCheck } from '../../support/contract/schemaCheck.ts';
import { mailedToken } from '../account/people.ts';
import { requestExample } from '../support/examples.ts';
import { openOperator } from '../support/operator.ts';
import { schemaArbitrary, type SchemaArbitrary } from '../support/schemaArbitrary.ts';
import { knownValues } from '../support/knownValues.ts';

const document = await readContract();
const operations = listOperations(document);
const check = schemaCheck(document, { withFormats: true });

/** Fixed: whether each operation succeeds for some request must not depend on the run. */
const seed = 20_261_124;

type Values = Readonly<Record<string, string | number>>;

interface Request {
  readonly body: unknown;
  readonly path: Values;
  readonly query: Values;
  readonly token: string | undefined;
}

/**
 * Tests of random requests to every operation, so many for each; returns the operations that
 * succeeded for some of them.
 */
export async function describeRandomRequests(runs: {
  readonly fitting: number;
  readonly damaged: number;
}): Promise<ReadonlySet<string>> {
  const operator = openOperator();
  const own = await operator.signIn();
  const tokens = fc.oneof(
    { weight: 5, arbitrary: fc.constant(own) },
    // Her account has no debt: of all callers, only she can request the deletion.
    { weight: 2, arbitrary: fc.constant(await operator.signIn('nadia.petit@example.fr')) },
    { weight: 1, arbitrary: fc.constantFrom('a.b.c', undefined) },
  );
  await operator.send('signUp', { body: { ...requestExample('signUp'), email: 'new@example.fr' } });
  operator.services.store.run('UPDATE badgeOrder SET settledAt = placedAt WHERE id = 42');
  const known = knownValues(document, [own, mailedToken(operator)]);
  const arbitraryOf = schemaArbitrary(document, known);
  const succeeded = new Set<string>();
  afterAll(() => {
    operator.close();
  });

  function requestsOf(listed: ListedOperation): Arbitrary<Request> {
    const [mediaType] = Object.values(listed.operation.requestBody?.content ?? {});
    return fc.record({
      body: mediaType === undefined ? fc.constant(undefined) : bodiesOf(mediaType, arbitraryOf),
      path: parametersOf(listed, 'path', arbitraryOf),
      query: parametersOf(listed, 'query', arbitraryOf),
      token: tokens,
    });
  }

  /** Sends, checks the answer and rolls back, so that runs are independent. */
  async function expectAnswer(listed: ListedOperation, request: Request): Promise<void> {
    const { operationId } = listed.operation;
    const { token, query, ...sent } = request;
    const { store } = operator.services;
    const before = operator.problems.length;
    store.run('BEGIN');
    try {
      const { status, body } = await operator.send(operationId as OperationId, {
        ...sent,
        query: query as Readonly<Record<string, string>>,
        ...(token === undefined ? {} : { token }),
      });
      if (hasSucceeded(status, body)) succeeded.add(operationId);
      expect(Object.keys(listed.answers)).toContain(String(status));
      expect(status).not.toBe(500);
      if (status !== 401) expect(status === 400).toBe(!fitsContract(listed, request));
      if (status !== 400) expect(operator.problems.slice(before)).toEqual([]);
    } finally {
      store.run('ROLLBACK');
    }
  }

  it.each(operations.map((listed) => [listed.operation.operationId, listed] as const))(
    '%s: a request that fits the contract gets an answer of the contract',
    async (_, listed) => {
      // The examples come before the random bodies, which would use up the allowed wrong guesses.
      const examples = jsonExamplesOf(listed).map((body): [Request] => [
        { body, path: {}, query: {}, token: own },
      ]);
      await fc.assert(
        fc.asyncProperty(requestsOf(listed), (request) => expectAnswer(listed, request)),
        {
          seed,
          numRuns: runs.fitting,
          examples: listed.parameters.some((one) => one.in !== 'header') ? [] : examples,
        },
      );
    },
  );

  const withJson = operations.filter((listed) => jsonExamplesOf(listed).length > 0);
  it.each(withJson.map((listed) => [listed.operation.operationId, listed] as const))(
    '%s: a request that violates the contract is refused',
    async (_, listed) => {
      const bodies = fc.tuple(fc.constantFrom(...jsonExamplesOf(listed)), mutation);
      const damaged = fc
        .tuple(bodies, requestsOf(listed))
        .map(([[value, one], request]) => ({ ...request, body: mutated(value, one) }));
      await fc.assert(
        fc.asyncProperty(damaged, (request) => expectAnswer(listed, request)),
        { seed, numRuns: runs.damaged },
      );
    },
  );
  return succeeded;
}

function jsonExamplesOf({ operation }: ListedOperation): Parameters<typeof mutated>[0][] {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  return Object.values(examples).map(({ value }) => value);
}

function parametersOf(
  { parameters }: ListedOperation,
  place: 'path' | 'query',
  arbitraryOf: SchemaArbitrary,
): Arbitrary<Values> {
  const found = parameters.filter((parameter) => parameter.in === place);
  return fc.record(
    Object.fromEntries(
      found.map(({ name, schema, example }) => [
        name,
        fc.oneof(fc.constant(example), arbitraryOf(schema, name)),
      ]),
    ),
  ) as Arbitrary<Values>;
}

/** The contract's examples, with some fields replaced, and bodies made from the schema alone. */
function bodiesOf(
  { schema, examples = {}, encoding = {} }: MediaType,
  arbitraryOf: SchemaArbitrary,
): Arbitrary<unknown> {
  const made = arbitraryOf(schema) as Arbitrary<object>;
  const shown = fc.constantFrom(...Object.values(examples).map(({ value }) => value as object));
  const picks = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  const mixed = fc.tuple(shown, made, picks).map(([example, other, picked]) => ({
    ...example,
    ...Object.fromEntries(Object.entries(other).filter((_, index) => picked[index])),
  }));
  const files = fc.constantFrom(
    ...['%PDF-1.7', '\x89PNG\r\n\x1a\n'].map((bytes) => new Blob([Buffer.from(bytes, 'latin1')])),
  );
  const isFile = (name: string): boolean => encoding[name]?.contentType !== undefined;
  const bodies = fc.oneof({ weight: 4, arbitrary: mixed }, made, shown);
  return fc
    .tuple(bodies, files)
    .map(([body, file]) =>
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, isFile(name) ? file : value]),
      ),
    );
}

/** Whether the contract accepts a request; the type and size of files are tested elsewhere. */
function fitsContract({ operation }: ListedOperation, { path, body }: Request): boolean {
  // Only a safe integer is written in plain digits.
  const isWhole = (id: string | number): boolean =>
    typeof id === 'string' || Number.isSafeInteger(id);
  const [mediaType] = Object.values(operation.requestBody?.content ?? {});
  if (!Object.values(path).every(isWhole)) return false;
  if (mediaType === undefined) return true;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const texts = (value: unknown): unknown => (value instanceof Blob ? '' : value);
  return check(mediaType.schema)(
    isObject
      ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, texts(value)]))
      : body,
  );
}

function hasSucceeded(status: number, body: unknown): boolean {
  const answer = Object(body) as Readonly<Record<string, unknown>>;
  return (
    status === 200 && answer['state'] !== false && answer['status'] !== 'error' && !answer['error']
  );
}
