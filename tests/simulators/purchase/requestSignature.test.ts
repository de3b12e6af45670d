import { describe, expect, it } from 'vitest';
import { contractOpenedBy } from '../../../scripts/simulators/signature/openSignature.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const refusal = answerExample('requestSignature', 'refused');
const pdf = new File(['%PDF-1.7 one'], 'rib.pdf', { type: 'application/pdf' });
const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'recto.jpg', { type: 'image/jpeg' });
const files: Readonly<Partial<Record<string, File>>> = {
  rib: pdf,
  kbis: pdf,
  cniRecto: jpeg,
  cniVerso: jpeg,
};

type Example = 'nominal' | 'professional' | 'specialOffer';

/** Sends an example of the contract with real documents. A field set to null is removed. */
async function send(
  name: Example,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<OperatorAnswer> {
  const fields = Object.entries<unknown>({
    ...requestExample('requestSignature', name),
    ...changes,
  })
    .filter(([, value]) => value !== null)
    .map(([field, value]) => [field, files[field] ?? value]);
  return operator.send('requestSignature', { body: Object.fromEntries(fields) as object });
}

function uploads(): readonly unknown[] {
  return operator.services.store.rows(
    'SELECT signatureId, kind, contentType, length(bytes) AS size FROM upload ORDER BY id',
  );
}

describe('P7.14 the contract to sign', () => {
  it('is created, with a link that opens it', async () => {
    const { body } = await send('nominal');
    const { id, token } = body as { readonly id: number; readonly token: string };
    expect(body).toMatchObject({ state: true, response: null, id: 880_001 });
    expect(await contractOpenedBy(token, operator.services)).toBe(id);
  });

  it("P4.4 has a preview on the site's own address", async () => {
    const { body } = await send('nominal');
    const { contractLink } = body as { readonly contractLink: string };
    expect(contractLink).toMatch(/^\/calinda\/contrats\/880001\/[\w-]{40,}\.pdf$/);
  });

  it.each([
    ['nominal', ['rib']],
    ['professional', ['rib', 'kbis']],
    ['specialOffer', ['rib', 'cniRecto', 'cniVerso']],
  ] as const)('P5.8 of the example %s is stored with its documents', async (name, kinds) => {
    expect((await send(name)).body).toMatchObject({ state: true });
    expect(uploads()).toEqual(
      kinds.map((kind) => ({
        signatureId: 880_001,
        kind,
        contentType: files[kind]?.type,
        size: files[kind]?.size,
      })),
    );
  });
});

describe('P5.8 a contract to sign needs', () => {
  it.each([
    ['a company register extract of a professional', 'professional', { kbis: null }],
    ['the front of the identity card on the special offer', 'specialOffer', { cniRecto: null }],
    ['the back of the identity card on the special offer', 'specialOffer', { cniVerso: null }],
    ['an IBAN with right check digits', 'nominal', { iban: 'FR1520041010050500013M02606' }],
    ['an IBAN with a right national key', 'nominal', { iban: 'FR5430006000011234567890100' }],
    ['an individual, on the special offer', 'professional', { subscription: '05' }],
    ['the name of the company', 'professional', { company_name: ' ' }],
    ['the name of the person', 'nominal', { firstname: null, lastname: null }],
  ] as const)('%s', async (_title, name, changes) => {
    expect((await send(name, changes)).body).toEqual(refusal);
    expect(uploads()).toEqual([]);
    expect(operator.services.store.rows('SELECT id FROM signature')).toEqual([]);
  });

  it('a bank slip: a missing or invalid one violates the contract', async () => {
    operator.expectRefused('requestSignature', 2);
    expect((await send('nominal', { rib: null })).status).toBe(400);
    const text = new File(['Bonjour'], 'rib.pdf', { type: 'application/pdf' });
    const body = { ...requestExample('requestSignature'), rib: text };
    expect((await operator.send('requestSignature', { body })).status).toBe(400);
  });
});
