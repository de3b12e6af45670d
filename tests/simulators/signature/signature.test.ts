import { describe, expect, it } from 'vitest';
import {
  openSignature,
  signatureSeconds,
} from '../../../scripts/simulators/signature/openSignature.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contract, fragmentOf } from './contractToSign.ts';

const operator = operatorForEachTest();

const site = 'http://127.0.0.1:5173';
const expired = 'Ce lien de signature a expiré.';

/** Places an order of Camille's; orders differ in their reference only. */
async function order(): Promise<number> {
  const { body } = await operator.send('addOrder', { body: requestExample('addOrder') });
  return Number((body as { readonly reference: string }).reference);
}

interface ToSign {
  readonly id: number;
  readonly link: string;
  readonly success: string;
  readonly failure: string;
}

/** A new contract for an order, with its signature link, as in step 6. */
async function contractFor(orderId: number): Promise<ToSign> {
  const { id, token } = openSignature(operator.services, contract);
  const failure = `${site}/achat/${orderId}`;
  const success = `${failure}/signe`;
  const link = fragmentOf(id, await token, { refback: success, errorback: failure });
  return { id, link, success, failure };
}

type Action = 'contract' | 'signer' | 'refuser';

async function post(action: Action, link: string, origin = operator.url): Promise<Response> {
  return operator.fetch(`/calinda/sellandsign/${action}`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ link }),
  });
}

/** Where the action redirects to, otherwise the text of the page. */
async function answer(action: Action, { link }: Pick<ToSign, 'link'>): Promise<string> {
  const response = await post(action, link);
  return response.headers.get('location') ?? (await response.text());
}

/** The signed orders of this test. */
function signed(): readonly number[] {
  return operator.services.store
    .rows<{ id: number }>('SELECT id FROM badgeOrder WHERE signedAt IS NOT NULL AND id > 44')
    .map(({ id }) => id);
}

function decided(): readonly unknown[] {
  return operator.services.store.rows(
    'SELECT id FROM signature WHERE signedAt IS NOT NULL OR refusedAt IS NOT NULL',
  );
}

describe('P4.5 a contract', () => {
  it('is signed once: the first decision stays, and leads on', async () => {
    const toSign = await contractFor(await order());
    expect(await answer('signer', toSign)).toBe(toSign.success);
    expect(await answer('refuser', toSign)).toBe(toSign.success);
    expect(await answer('contract', toSign)).toContain('Ce contrat est déjà signé');
    expect(decided()).toHaveLength(1);
  });

  it('that was refused is not signed later; a new one is', async () => {
    const ordered = await order();
    const refused = await contractFor(ordered);
    expect(await answer('refuser', refused)).toBe(refused.failure);
    expect(await answer('signer', refused)).toBe(refused.failure);
    expect(signed()).toEqual([]);
    await answer('signer', await contractFor(ordered));
    expect(signed()).toEqual([ordered]);
  });

  it('signs the order of its return address, of two identical ones', async () => {
    const [, newer] = [await order(), await order()];
    await answer('signer', await contractFor(newer));
    await answer('signer', await contractFor(newer));
    expect(signed()).toEqual([newer]);
  });

  it('does not sign the order of another person', async () => {
    await answer('signer', await contractFor(43));
    const row = operator.services.store.row('SELECT signedAt FROM badgeOrder WHERE id = 43');
    expect(row).toEqual({ signedAt: null });
  });
});

describe('P7.14 a link opens nothing', () => {
  it.each(['contract', 'signer', 'refuser'] as const)('%s', async (action) => {
    const { id, link, failure } = await contractFor(42);
    const other = await openSignature(operator.services, contract).token;
    for (const token of ['a.b.c', '', other, operator.token]) {
      expect(await answer(action, { link: fragmentOf(id, token) })).toContain(expired);
    }
    for (const elsewhere of ['https://www.example.fr/', 'javascript:alert(1)', '//127.0.0.1/']) {
      const away = link.replace(encodeURIComponent(failure), encodeURIComponent(elsewhere));
      expect((await post(action, away)).status).toBe(400);
    }
    expect((await post(action, 'a'.repeat(200_000))).status).toBe(400);
    expect((await post(action, link, site)).status).toBe(403);
    operator.services.clock.jump(signatureSeconds);
    expect(await answer(action, { link })).toContain(expired);
    expect(decided()).toEqual([]);
  });

  it('is expired on the control page, one that waits for its signature only', async () => {
    const expire = (id: string): Promise<Response> =>
      operator.fetch('/control/signatures/expire', {
        method: 'POST',
        headers: { Origin: operator.url },
        body: new URLSearchParams({ id }),
      });
    const [one, other] = [await contractFor(42), await contractFor(42)];
    expect((await expire(String(one.id))).status).toBe(303);
    expect(await answer('signer', one)).toContain(expired);
    expect(await answer('signer', other)).toBe(other.success);
    for (const id of [String(one.id), String(other.id), '1', 'x']) {
      expect((await expire(id)).status).toBe(400);
    }
  });

  it('P4.4 the preview of a contract cannot be opened by its number alone', async () => {
    const { id, contractLink } = openSignature(operator.services, contract);
    const other = openSignature(operator.services, contract);
    const preview = await operator.fetch(contractLink);
    expect(preview.headers.get('content-type')).toBe('application/pdf');
    const swapped = contractLink.replace(String(id), String(other.id));
    for (const guess of [swapped, `/calinda/contrats/${id}/a.pdf`]) {
      expect((await operator.fetch(guess)).status).toBe(404);
    }
  });
});
