import { describe, expect, it } from 'vitest';
import {
  openSignature,
  signatureSeconds,
} from '../../../scripts/simulators/signature/openSignature.ts';
import { posted } from '../bank/paymentForm.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contract, fragmentOf } from './contractToSign.ts';

const operator = operatorForEachTest();

const site = 'http://127.0.0.1:5173';

/** Places an order of Camille's; orders differ in their reference only. */
async function order(): Promise<number> {
  const { body } = await operator.send('addOrder', { body: requestExample('addOrder') });
  return Number((body as { readonly reference: string }).reference);
}

/** The signature link of a new contract for an order, as in step 6. */
async function linkFor(orderId: number): Promise<string> {
  const { id, token } = openSignature(operator.services, contract);
  const errorback = `${site}/achat/${orderId}`;
  return fragmentOf(id, await token, { refback: `${errorback}/signe`, errorback });
}

type Action = 'contract' | 'signer' | 'refuser';

const post = (action: Action, link: string, origin = operator.url): Promise<Response> =>
  operator.fetch(`/calinda/sellandsign/${action}`, posted({ link }, origin));

/** Where the action redirects to, after the address of the site. */
async function wayOf(action: Action, link: string): Promise<string | undefined> {
  return (await post(action, link)).headers.get('location')?.replace(site, '');
}

function rowsOf(table: 'badgeOrder' | 'signature', condition: string): readonly number[] {
  return operator.services.store
    .rows<{ id: number }>(`SELECT id FROM ${table} WHERE ${condition}`)
    .map(({ id }) => id);
}
const signed = (): readonly number[] => rowsOf('badgeOrder', 'signedAt IS NOT NULL AND id > 42');

describe('P4.5 a contract', () => {
  it('is signed once: the first decision stays, and leads on', async () => {
    const link = await linkFor(42);
    for (const action of ['signer', 'refuser', 'signer'] as const) {
      expect(await wayOf(action, link)).toBe('/achat/42/signe');
    }
    expect(await (await post('contract', link)).text()).toContain('Ce contrat est déjà signé');
  });

  it('that was refused is signed later with the same link, while it is good', async () => {
    const ordered = await order();
    const refused = await linkFor(ordered);
    expect(await wayOf('refuser', refused)).toBe(`/achat/${ordered}`);
    expect(signed()).toEqual([]);
    expect(await wayOf('signer', refused)).toBe(`/achat/${ordered}/signe`);
    expect(signed()).toEqual([ordered]);
  });

  it('signs the order of its return address only, of two identical ones', async () => {
    const [, newer] = [await order(), await order()];
    await post('signer', await linkFor(newer));
    await post('signer', await linkFor(newer));
    expect(signed()).toEqual([newer]);
  });

  it('does not sign the order of another person', async () => {
    expect(await wayOf('signer', await linkFor(43))).toBe('/achat/43/signe');
    expect(signed()).toEqual([]);
  });
});

it.each(['contract', 'signer', 'refuser'] as const)(
  'P7.14 a link opens nothing with a foreign token, return, origin, or after its time (%s)',
  async (action) => {
    const { id, token } = openSignature(operator.services, contract);
    const link = fragmentOf(id, await token);
    const other = await openSignature(operator.services, contract).token;
    for (const wrong of ['a.b.c', '', other, operator.token]) {
      expect((await post(action, fragmentOf(id, wrong))).status).toBe(403);
    }
    for (const refback of ['https://www.example.fr/', 'javascript:alert(1)', '//127.0.0.1/']) {
      expect((await post(action, fragmentOf(id, await token, { refback }))).status).toBe(400);
    }
    expect((await post(action, link, site)).status).toBe(403);
    operator.services.clock.jump(signatureSeconds);
    expect((await post(action, link)).status).toBe(403);
    expect(rowsOf('signature', 'signedAt IS NOT NULL OR refusedAt IS NOT NULL')).toEqual([]);
  },
);
