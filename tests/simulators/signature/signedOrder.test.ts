import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contract, fragmentOf } from './contractToSign.ts';

const operator = operatorForEachTest();

const site = 'http://127.0.0.1:5173';

async function answerTo<Answer>(operationId: OperationId, body: object): Promise<Answer> {
  return (await operator.send(operationId, { body })).body as Answer;
}

/** Places an order of Camille's; orders differ in their reference only. */
async function order(): Promise<number> {
  operator.services.clock.jump(60);
  const { reference } = await answerTo<{ reference: string }>(
    'addOrder',
    requestExample('addOrder'),
  );
  return Number(reference);
}

interface ToSign {
  readonly id: number;
  readonly link: string;
  readonly failure: string;
  readonly success: string;
}

/** A new contract for an order, with its signature link, as in step 6. */
async function contractFor(orderId: number | string): Promise<ToSign> {
  const rib = new File(['%PDF-1.7 one'], 'rib.pdf', { type: 'application/pdf' });
  const { id, token } = await answerTo<{ id: number; token: string }>('requestSignature', {
    ...contract,
    rib,
  });
  const failure = `${site}/achat/${orderId}`;
  const success = `${failure}/signe`;
  const link = fragmentOf(id, token, { refback: success, errorback: failure });
  return { id, link, failure, success };
}

/** Where the action redirects to, otherwise the text of the page. */
async function answer(action: 'signer' | 'refuser', { link }: ToSign): Promise<string> {
  const response = await post(`/calinda/sellandsign/${action}`, { link });
  return response.headers.get('location') ?? (await response.text());
}

function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return operator.fetch(path, {
    method: 'POST',
    headers: { Origin: operator.url },
    body: new URLSearchParams(fields),
  });
}

/** The signed orders of this test. */
function signed(): readonly number[] {
  return operator.services.store
    .rows<{ id: number }>('SELECT id FROM badgeOrder WHERE signedAt IS NOT NULL AND id > 44')
    .map(({ id }) => id);
}

describe('P4.5 of two identical orders of one e-mail', () => {
  it.each([
    ['older', 0],
    ['newer', 1],
  ] as const)('the %s one is marked when its contract is signed', async (_, which) => {
    const orders = [await order(), await order()];
    const chosen = orders[which] ?? 0;
    const toSign = await contractFor(chosen);
    await order();
    expect(await answer('signer', toSign)).toBe(toSign.success);
    expect(signed()).toEqual([chosen]);
  });

  it('a second contract for the signed one leaves the other unsigned', async () => {
    const [, newer] = [await order(), await order()];
    for (let time = 0; time < 2; time += 1) {
      const toSign = await contractFor(newer);
      expect(await answer('signer', toSign)).toBe(toSign.success);
      expect(await answer('signer', toSign)).toBe(toSign.success);
    }
    expect(signed()).toEqual([newer]);
  });
});

describe('P4.5 an order whose first contract was not signed', () => {
  it('can be signed with a new contract after a refusal', async () => {
    const ordered = await order();
    const refused = await contractFor(ordered);
    expect(await answer('refuser', refused)).toBe(refused.failure);
    expect(await answer('signer', refused)).toBe(refused.failure);
    expect(signed()).toEqual([]);
    const fresh = await contractFor(ordered);
    expect(await answer('signer', fresh)).toBe(fresh.success);
    expect(signed()).toEqual([ordered]);
  });

  it('can be signed with a new contract after its link expired on the control page', async () => {
    const ordered = await order();
    const expired = await contractFor(ordered);
    const id = String(expired.id);
    expect((await post('/control/signatures/expire', { id })).status).toBe(303);
    const control = await (await operator.fetch('/control')).text();
    expect(control).toContain('Lien expiré le');
    expect(control).not.toContain('Faire expirer le lien');
    const page = await answer('signer', expired);
    expect(page).toContain('Ce lien de signature a expiré.');
    expect(page).toContain(`<a href="${expired.failure}">Revenir au site</a>`);
    expect(signed()).toEqual([]);
    const fresh = await contractFor(ordered);
    expect(await answer('signer', fresh)).toBe(fresh.success);
    expect(signed()).toEqual([ordered]);
  });

  it('the control page expires the chosen link only, and only one that waits for its signature', async () => {
    const [one, other] = [await contractFor(await order()), await contractFor(await order())];
    expect((await post('/control/signatures/expire', { id: String(one.id) })).status).toBe(303);
    expect(await answer('signer', other)).toBe(other.success);
    for (const id of [String(one.id), String(other.id), '1', '', 'x']) {
      const response = await post('/control/signatures/expire', { id });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('plus sa signature');
    }
  });
});

it('P4.5 the order of another person cannot be signed through the return address', async () => {
  const toSign = await contractFor(43);
  expect(await answer('signer', toSign)).toBe(toSign.success);
  const { signedAt } =
    operator.services.store.row<{ signedAt: number | null }>(
      'SELECT signedAt FROM badgeOrder WHERE id = 43',
    ) ?? {};
  expect(signedAt).toBeNull();
});
