import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import * as operations from '../../../../generated/operations';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import type { FailureOf } from '../../../../src/adapters/http/core/ApiFailure';
import { call } from '../../../../src/adapters/http/core/call';
import { toOrderRequest } from '../../../../src/adapters/http/purchase/toOrderRequest';
import { aSubscriptionOrder } from '../../../support/purchase/purchase';
import { testClient } from '../../../support/http/testClient';

interface OutOfStock {
  readonly kind: 'test/out-of-stock';
  readonly reason: string | null;
}

/** Like the gateway of a feature that reads a reason which the server sends besides its sentence. */
function toOwnError(failure: FailureOf<typeof operations.addOrder>): OutOfStock | null {
  if (failure.kind === 'refused') {
    return { kind: 'test/out-of-stock', reason: failure.body.response ?? null };
  }
  return failure.kind === 'http' && failure.body !== null
    ? { kind: 'test/out-of-stock', reason: `${failure.body.code} ${failure.body.message}` }
    : null;
}

function answering(status: number, body: unknown): ApiClient {
  const response = new Response(null, { status });
  const received = status < 400 ? { data: body, response } : { error: body, response };
  return { ...testClient(''), request: () => Promise.resolve(received) };
}

describe('the body of a refusal is passed to the gateway that called', () => {
  const order = (api: ApiClient) =>
    call(api, operations.addOrder, { body: toOrderRequest(aSubscriptionOrder()) }, toOwnError)();

  it('decoded, if the answer refuses with a success status', async () => {
    expect(await order(answering(200, { state: false, response: 'Épuisé.' }))).toEqual(
      E.left({ kind: 'test/out-of-stock', reason: 'Épuisé.' }),
    );
  });

  it('decoded, if the status is that of an error', async () => {
    expect(await order(answering(400, { code: 400, message: 'Épuisé.' }))).toEqual(
      E.left({ kind: 'test/out-of-stock', reason: '400 Épuisé.' }),
    );
  });

  it.each([
    ['a body outside the contract', 400, '<h1>Oups</h1>'],
    ['a status outside the contract', 418, { code: 418, message: 'Non.' }],
  ])('but not with %s: such a failure has no body', async (_title, status, body) => {
    const outcome = await order(answering(status, body));
    expect(outcome).not.toMatchObject({ left: { kind: 'test/out-of-stock' } });
  });
});
