import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { MediaType } from '../../../scripts/contract/document.ts';
import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { mutated, mutation } from '../../support/mutation.ts';
import { schemaCheck } from '../../support/schemaCheck.ts';
import { openOperator } from '../support/operator.ts';
import { schemaArbitrary } from '../support/schemaArbitrary.ts';
import { storyValues } from '../support/storyValues.ts';

const document = await readContract();
const operations = listOperations(document);
const operator = openOperator();
const own = await operator.signIn();
const arbitraryOf = schemaArbitrary(document, await storyValues(operator, own));
const check = schemaCheck(document, { withFormats: true });

/** She owes nothing: of those who call, only her account may be deleted. */
const debtless = await operator.signIn('nadia.petit@example.fr');
const tokens = fc.oneof(
  { weight: 5, arbitrary: fc.constant(own) },
  { weight: 2, arbitrary: fc.constant(debtless) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      await operator.signIn('amina.rousseau@example.fr'),
      'a.b.c',
      undefined,
    ),
  },
);

afterAll(() => {
  operator.close();
});

type Values = Readonly<Record<string, string | number>>;

interface Request {
  readonly body: unknown;
  readonly path: Values;
  readonly query: Values;
  readonly token: string | undefined;
}

function parametersOf({ parameters }: ListedOperation, place: 'path' | 'query'): Arbitrary<Values> {
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

/** The contract's examples with some fields replaced, and bodies made from the schema alone. */
function bodiesOf({ schema, examples = {}, encoding = {} }: MediaType): Arbitrary<unknown> {
  const isFile = (name: string): boolean => encoding[name]?.contentType !== undefined;
  const made = arbitraryOf(schema);
  const bodies = fc
    .tuple(
      fc.constantFrom(...Object.values(examples).map(({ value }) => value as object)),
      made as Arbitrary<object>,
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
    )
    .map(([example, other, picks]) => ({
      ...example,
      ...Object.fromEntries(Object.entries(other).filter((_, index) => picks[index])),
    }));
  const files = fc.constantFrom(
    ...['%PDF-1.7', '\x89PNG\r\n\x1a\n'].map((bytes) => new Blob([Buffer.from(bytes, 'latin1')])),
  );
  const asShown = fc.constantFrom(...Object.values(examples).map(({ value }) => value));
  return fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: bodies },
        { weight: 1, arbitrary: made },
        { weight: 1, arbitrary: asShown },
      ),
      files,
    )
    .map(([body, file]) =>
      Object.fromEntries(
        Object.entries(body as object).map(([name, value]) => [name, isFile(name) ? file : value]),
      ),
    );
}

function requestsOf(listed: ListedOperation): Arbitrary<Request> {
  const [mediaType] = Object.values(listed.operation.requestBody?.content ?? {});
  return fc.record({
    body: mediaType === undefined ? fc.constant(undefined) : bodiesOf(mediaType),
    path: parametersOf(listed, 'path'),
    query: parametersOf(listed, 'query'),
    token: tokens,
  });
}

/** The contract's own JSON bodies, as they are: tried before chance is, which would first use up the wrong guesses that an operation allows. */
function shownRequests({ operation, parameters }: ListedOperation): [Request][] {
  const examples = operation.requestBody?.content['application/json']?.examples ?? {};
  const isInAddress = parameters.some((parameter) => parameter.in !== 'header');
  if (isInAddress) return [];
  return Object.values(examples).map(({ value }) => [
    { body: value, path: {}, query: {}, token: own },
  ]);
}

/** An id in an address is written in digits, and no larger than a number can tell from its neighbour. */
function isWhole({ path }: Request): boolean {
  return Object.values(path).every((id) => typeof id === 'string' || Number.isSafeInteger(id));
}

/** Whether the contract takes a body; files are the business of bodies.test.ts. */
function fitsContract({ operation }: ListedOperation): (body: unknown) => boolean {
  const [mediaType] = Object.values(operation.requestBody?.content ?? {});
  if (mediaType === undefined) return () => true;
  const fits = check(mediaType.schema);
  const plain = (body: unknown): unknown =>
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, value instanceof Blob ? '' : value]),
        )
      : body;
  return (body) => fits(plain(body));
}

const carriedOut = new Set<string>();

function isCarriedOut(status: number, body: unknown): boolean {
  const told = Object(body) as Readonly<Record<string, unknown>>;
  return status === 200 && told['state'] !== false && told['status'] !== 'error' && !told['error'];
}

/** Sends, looks at what was told, and takes everything back, so that each run stands alone. */
async function statusOf({ operation }: ListedOperation, request: Request): Promise<number> {
  const { store } = operator.world;
  const { token, path, query, body } = request;
  const before = operator.problems.length;
  store.run('BEGIN');
  try {
    const { status, body: told } = await operator.send(operation.operationId as OperationId, {
      body,
      path,
      query: query as Readonly<Record<string, string>>,
      ...(token === undefined ? {} : { token }),
    });
    if (isCarriedOut(status, told)) carriedOut.add(operation.operationId);
    const failures = status === 400 ? [] : operator.problems.slice(before);
    expect(failures).toEqual([]);
    return status;
  } finally {
    store.run('ROLLBACK');
  }
}

const readOnly = new Set(['loadPublicData', 'listTrafficSnapshots']);

describe('whatever fits the contract gets an answer of the contract', () => {
  it.each(operations.map((listed) => [listed.operation.operationId, listed] as const))(
    '%s',
    async (operationId, listed) => {
      const fits = fitsContract(listed);
      const requests = requestsOf(listed);
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const status = await statusOf(listed, request);
          expect(Object.keys(listed.answers)).toContain(String(status));
          expect(status).not.toBe(500);
          if (status !== 401) expect(status === 400).toBe(!isWhole(request) || !fits(request.body));
        }),
        { numRuns: readOnly.has(operationId) ? 3 : 60, examples: shownRequests(listed) },
      );
    },
  );
});

describe('what does not fit the contract is refused, and nothing else happens', () => {
  const withJson = operations.filter(
    ({ operation }) => operation.requestBody?.content['application/json'] !== undefined,
  );

  it.each(withJson.map((listed) => [listed.operation.operationId, listed] as const))(
    '%s',
    async (_, listed) => {
      const fits = fitsContract(listed);
      const examples = Object.values(
        listed.operation.requestBody?.content['application/json']?.examples ?? {},
      );
      const damaged = fc
        .tuple(fc.constantFrom(...examples.map(({ value }) => value)), mutation, requestsOf(listed))
        .map(([value, one, request]) => ({ ...request, body: mutated(value, one) }));
      await fc.assert(
        fc.asyncProperty(damaged, async (request) => {
          const status = await statusOf(listed, request);
          expect(Object.keys(listed.answers)).toContain(String(status));
          expect(status).not.toBe(500);
          if (status !== 401) expect(status === 400).toBe(!isWhole(request) || !fits(request.body));
        }),
        { numRuns: 40 },
      );
    },
  );
});

it('and the requests are real ones: nearly every operation was carried out for some of them', () => {
  const never = operations
    .map(({ operation }) => operation.operationId)
    .filter((operationId) => !carriedOut.has(operationId));
  // A right seal, and a refund with its own ticket, are out of chance's reach: they have tests of their own.
  const unlikely = ['receiveBankCallback', 'createRefundReceipt'];
  expect(never.filter((operationId) => !unlikely.includes(operationId))).toEqual([]);
});
