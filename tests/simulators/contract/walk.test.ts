import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { startSimulators, type Simulators } from '../../../scripts/simulators/startSimulators.ts';
import { planFault } from '../../../scripts/simulators/world/faults.ts';
import type { Mail } from '../../../scripts/simulators/world/mailbox.ts';
import { answerCodec } from '../../support/contract/answerCodec';
import { exampleInput } from '../../support/contract/exampleInput';
import { sendThroughCall, type SentThroughCall } from '../../support/contract/sendThroughCall';
import { call } from '../../../src/adapters/http/core/call';
import type { Received } from '../../../src/adapters/http/core/apiClient';
import { signIn } from '../../../generated/operations';
import { testClient } from '../../support/http/testClient';
import { camille, password, today } from '../support/operator.ts';
import { walkTable, type Step, type StepRequest, type WalkState } from './walkTable.ts';

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
  const body = { email: camille, password };
  const signedIn = await call(testClient(simulators.url), signIn, { body })();
  if (E.isLeft(signedIn)) throw new Error(signedIn.left.kind);
  token = signedIn.right.token;
}, 60_000);

afterAll(() => simulators.stop());

function operation(operationId: string): ListedOperation {
  const found = operations.get(operationId);
  if (found === undefined) throw new Error(operationId);
  return found;
}

const underWay: WalkState = {
  get token() {
    return token;
  },
  mailedToken(recipient) {
    const link = mails.findLast((mail) => mail.recipient === recipient && mail.link)?.link ?? '';
    return /[\w-]{32,}/.exec(link)?.[0] ?? '';
  },
  answered: (operationId, field) =>
    (Object(answers.get(operationId)) as Readonly<Record<string, unknown>>)[field],
};

interface Walked extends SentThroughCall {
  readonly malformed: readonly string[];
}

/** One step of the walk: the site's client sends as the generated table says, and decodes the answer. */
async function walk({ operationId }: Step, asked: StepRequest): Promise<Walked> {
  const { request, body, path, query, headers } = asked;
  const input = exampleInput(operation(operationId), {
    ...(request ? { request } : {}),
    instead: {
      ...(body ? { body } : {}),
      ...(path ? { path } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
    },
  });
  const malformed: string[] = [];
  const api = testClient(simulators.url, malformed, 10_000, () => asked.token ?? token);
  const kind = asked.failing ? 'failure' : null;
  planFault(simulators.services, operationId, { delayMs: 0, kind });
  const sent = await sendThroughCall(api, operationId, input);
  planFault(simulators.services, operationId, { delayMs: 0, kind: null });
  return { ...sent, malformed };
}

function asked(one: Step['good'] = {}): StepRequest {
  return typeof one === 'function' ? one(underWay) : one;
}

/** Decodes errors and refusals as strictly as successful answers. */
function expectDecoded(operationId: string, { response, data, error }: Received): void {
  const codec = answerCodec(operationId, response.status);
  const body = response.ok ? data : error;
  if (typeof codec === 'string') return;
  expect(codec.decode(body)).toEqual(E.right(body));
}

describe("every operation succeeds and refuses as the contract says, through the site's client", () => {
  it('the walk contains all operations', () => {
    const visited = walkTable.map(({ operationId }) => operationId);
    expect(visited.toSorted()).toEqual([...operations.keys()].toSorted());
  });

  describe.each(walkTable)('$operationId', (step) => {
    const { operationId, status = 200 } = step;

    it('succeeds with its own example, or a similar one', async () => {
      const { received, outcome, malformed } = await walk(step, asked(step.good));
      expect(received.response.status).toBe(200);
      expect([...malformed, ...failures.splice(0)]).toEqual([]);
      expectDecoded(operationId, received);
      if (E.isLeft(outcome)) throw new Error(outcome.left.kind);
      const isPdf = answerCodec(operationId, 200) === 'pdf';
      if (!isPdf) expect(outcome.right).toEqual(received.data);
      answers.set(operationId, received.data);
      const [contentType = ''] = Object.keys(operation(operationId).answers[200]?.content ?? {});
      expect(received.response.headers.get('content-type')).toContain(contentType);
      if (isPdf) expect(await (outcome.right as Blob).slice(0, 5).text()).toBe('%PDF-');
    });

    it(`refuses another request with ${status}`, async () => {
      const { received, outcome, malformed } = await walk(step, asked(step.refused));
      expect(received.response.status).toBe(status);
      expect(malformed).toEqual([]);
      expectDecoded(operationId, received);
      expect(outcome).toEqual(
        E.left(
          expect.objectContaining(
            status === 200 ? { kind: 'refused' } : { kind: 'http', status, code: status },
          ),
        ),
      );
      // Only a request outside the contract is reported to the server's developer.
      expect(failures.splice(0)).toHaveLength(status === 400 ? 1 : 0);
    });
  });
});
