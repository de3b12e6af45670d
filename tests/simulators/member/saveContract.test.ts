import { describe, expect, it } from 'vitest';
import { syncSeconds } from '../../../scripts/simulators/backend/member/synchronisation.ts';
import { answerExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { contractNow, history, operatorWithSecondAccount } from './memberData.ts';

const operator = operatorWithSecondAccount();

describe('saving bank details', () => {
  const iban = 'FR7630006000011234567890189';
  const slip = new File(['%PDF-1.4 releve'], 'rib.pdf', { type: 'application/pdf' });
  const notNow = {
    state: false,
    response: 'Vos coordonnées bancaires ne peuvent pas être modifiées pour le moment.',
  };
  const wrong = { state: false, response: "L'IBAN fourni est trop court ou non valide." };

  function save(id: number, body: Record<string, string | File>): Promise<OperatorAnswer> {
    return operator.send('saveBankDetails', { path: { id }, token: operator.token, body });
  }

  it('M7.18 the IBAN and the slip are stored, the history shows it, and the flag is locked', async () => {
    const { body } = await save(1201, { iban, rib: slip });
    expect(body).toEqual(answerExample('saveBankDetails'));
    expect(await contractNow(operator, 1201)).toMatchObject({ iban, canUpdateBQE: false });
    expect(history(operator, 1201)[0]).toEqual({
      title: 'IBAN modifié',
      detail: 'Nouveau compte se terminant par 0189',
    });
    const stored = operator.services.store.row(
      'SELECT contractId, kind, contentType, CAST(bytes AS TEXT) AS text FROM upload',
    );
    expect({ ...(stored as object) }).toEqual({
      contractId: 1201,
      kind: 'rib',
      contentType: 'application/pdf',
      text: '%PDF-1.4 releve',
    });
  });

  it('M4.3 a second save is refused until the synchronisation is over', async () => {
    await save(1201, { iban, rib: slip });
    expect((await save(1201, { iban, rib: slip })).body).toEqual(notNow);
    operator.services.clock.jump(syncSeconds);
    expect((await save(1201, { iban, rib: slip })).body).toMatchObject({ state: true });
    expect(history(operator, 1201)).toHaveLength(5);
  });

  it.each(['FR7610107001011234567890129', 'MC5811222000010123456789030'])(
    'M5.7 a valid IBAN is accepted (%s)',
    async (valid) => {
      expect((await save(1203, { iban: valid, rib: slip })).body).toMatchObject({ state: true });
    },
  );

  it.each(['FR5430006000011234567890100', 'FR7630006000011234567890188'])(
    'M5.7 an IBAN with a wrong check digit or national key is refused (%s)',
    async (invalid) => {
      expect((await save(1201, { iban: invalid, rib: slip })).body).toEqual(wrong);
      expect(await contractNow(operator, 1201)).toMatchObject({
        iban: 'FR1420041010050500013M02606',
        canUpdateBQE: true,
      });
    },
  );

  it('M5.8 a missing or invalid slip violates the contract', async () => {
    const text = new File(['bonjour'], 'rib.pdf', { type: 'application/pdf' });
    operator.expectRefused('saveBankDetails', 2);
    expect((await save(1201, { iban })).status).toBe(400);
    expect((await save(1201, { iban, rib: text })).status).toBe(400);
  });

  it('M6.4 a contract with locked bank details, or of another account, is refused', async () => {
    expect((await save(1202, { iban, rib: slip })).body).toEqual(notNow);
    expect((await save(9001, { iban, rib: slip })).body).toEqual(notNow);
    expect(operator.services.store.rows('SELECT id FROM upload')).toEqual([]);
  });
});

describe('saving the postal-invoice option', () => {
  function save(id: number, detailedInvoice: boolean): Promise<OperatorAnswer> {
    return operator.send('savePostalInvoices', {
      path: { id },
      token: operator.token,
      body: { detailedInvoice },
    });
  }
  const notNow = {
    state: false,
    response: 'Cette option ne peut pas être modifiée pour le moment.',
  };

  it("M7.19 it is saved, answered with the contract's id, and locked for the synchronisation", async () => {
    expect((await save(1201, true)).body).toEqual(answerExample('savePostalInvoices'));
    expect(await contractNow(operator, 1201)).toMatchObject({
      detailedInvoice: true,
      canUpdateABO: false,
    });
    expect((await save(1201, false)).body).toEqual(notNow);
    operator.services.clock.jump(syncSeconds);
    expect((await save(1201, false)).body).toMatchObject({ state: true });
    expect(history(operator, 1201).slice(0, 2)).toEqual([
      { title: 'Factures par courrier arrêtées', detail: null },
      { title: 'Factures par courrier activées', detail: null },
    ]);
  });

  it('M9.14 saving the same choice adds nothing to the history', async () => {
    expect((await save(1202, true)).body).toMatchObject({ state: true, id: 1202 });
    expect(history(operator, 1202)).toHaveLength(2);
  });

  it('M6.2 a contract of another account is answered like an unknown one', async () => {
    expect((await save(9001, true)).body).toEqual(notNow);
    expect((await save(4, true)).body).toEqual(notNow);
  });
});
