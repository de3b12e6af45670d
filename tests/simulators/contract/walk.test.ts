import { isLeft, left, right } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { startSimulators, type Simulators } from '../../../scripts/simulators/startSimulators.ts';
import { planFault } from '../../../scripts/simulators/world/faults.ts';
import type { Mail } from '../../../scripts/simulators/world/mailbox.ts';
import { answerCodec } from '../../support/answerCodec';
import { exampleSender, type Received, type Wish } from '../../support/exampleSender';
import { sendThroughCall, type SentThroughCall } from '../../support/sendThroughCall';
import { testClient } from '../../support/testClient';
import { camille, password, today } from '../support/operator.ts';
import type { Asked, Step, UnderWay } from './Step.ts';
import { walkTable } from './walkTable.ts';

const document = await readContract();
const operations = new Map(
  listOperations(document).map((one) => [one.operation.operationId, one] as const),
);
const mails: Mail[] = [];
const failures: string[] = [];
const answers = new Map<string, unknown>();
let simulators: Simulators;
let token: string;

beforeAll(async () => {
  simulators = await startSimulators({
    document,
    file: ':memory:',
    siteUrl: () => 'http://127.0.0.1:5173',
    onMail: (mail) => mails.push(mail),
    report: (operationId, problems) => failures.push(`${operationId}: ${problems.join('; ')}`),
    checksAnswers: true,
    machineNow: () => today,
    withCompany: false,
    port: { port: 20_000 + Math.floor(Math.random() * 12_000), strict: false },
  });
  const { http } = testClient(simulators.url);
  const { data } = await http.POST('/api/private/login', { body: { email: camille, password } });
  token = data?.token ?? '';
}, 60_000);

afterAll(() => simulators.stop());

function operation(operationId: string): ListedOperation {
  const found = operations.get(operationId);
  if (found === undefined) throw new Error(operationId);
  return found;
}

const underWay: UnderWay = {
  get token() {
    return token;
  },
  mailedToken(recipient) {
    const link = mails.findLast((mail) => mail.recipient === recipient && mail.link)?.link ?? '';
    return /[\w-]+$/.exec(link)?.[0] ?? '';
  },
  told: (operationId, field) =>
    (Object(answers.get(operationId)) as Readonly<Record<string, unknown>>)[field],
};

interface Walked extends SentThroughCall {
  readonly malformed: readonly string[];
}

/** One step of the walk: the site's client sends, `call` decodes with the generated codec of the answer. */
async function walk({ operationId }: Step, asked: Asked, status: number): Promise<Walked> {
  const { request, body, path, query, headers } = asked;
  const codec = answerCodec(operationId, status);
  const wish: Wish = {
    parseAs: codec === 'blob' || codec === 'text' ? codec : 'json',
    ...(request ? { request } : {}),
    instead: {
      ...(body ? { body } : {}),
      ...(path ? { path } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
    },
  };
  const malformed: string[] = [];
  const api = testClient(simulators.url, malformed, 10_000, () => asked.token ?? token);
  const sender = exampleSender(api, operation(operationId), wish);
  const kind = asked.failing ? 'failure' : null;
  planFault(simulators.world, operationId, { delayMs: 0, kind });
  const sent = await sendThroughCall(api, sender, codec);
  planFault(simulators.world, operationId, { delayMs: 0, kind: null });
  return { ...sent, malformed };
}

function asked(one: Step['good']): Asked {
  return typeof one === 'function' ? one(underWay) : one;
}

/** Decodes an error or a refusal as strictly as an answer. */
function expectDecoded(operationId: string, { response, data, error }: Received): void {
  const codec = answerCodec(operationId, response.status);
  const body = response.ok ? data : error;
  if (typeof codec === 'string') return;
  expect(codec.decode(body)).toEqual(right(body));
}

describe('every operation is carried out, and refused, as the contract says, through the site’s own client', () => {
  it('and the walk visits them all', () => {
    const visited = walkTable.map(({ operationId }) => operationId);
    expect(visited.toSorted()).toEqual([...operations.keys()].toSorted());
  });

  describe.each(walkTable)('$operationId', (step) => {
    const { operationId } = step;

    it('carries its own example out, or one of the same form', async () => {
      const { received, outcome, malformed } = await walk(step, asked(step.good), 200);
      expect({
        status: received.response.status,
        malformed,
        failures: failures.splice(0),
      }).toEqual({
        status: 200,
        malformed: [],
        failures: [],
      });
      expectDecoded(operationId, received);
      expect(outcome).toEqual(right(received.data));
      answers.set(operationId, received.data);
      const [contentType = ''] = Object.keys(operation(operationId).answers[200]?.content ?? {});
      expect(received.response.headers.get('content-type')).toContain(contentType);
      if (received.data instanceof Blob) {
        expect(await received.data.slice(0, 5).text()).toBe('%PDF-');
      }
    });

    it(`refuses another one with ${step.status}`, async () => {
      const { received, outcome, malformed } = await walk(step, asked(step.refused), step.status);
      expect({ status: received.response.status, malformed }).toEqual({
        status: step.status,
        malformed: [],
      });
      expectDecoded(operationId, received);
      expect(isLeft(outcome as ReturnType<typeof left>)).toBe(true);
      expect(outcome).toEqual(
        left(
          expect.objectContaining(
            step.status === 200
              ? { kind: 'refused' }
              : { kind: 'http', status: step.status, code: step.status },
          ),
        ),
      );
      // A request outside the contract is told to whoever looks after the server; nothing else is.
      expect(failures.splice(0)).toHaveLength(step.status === 400 ? 1 : 0);
    });
  });
});
