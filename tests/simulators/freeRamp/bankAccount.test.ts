import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { dataOf, signInNeighbour } from './freeRampData.ts';

const operator = operatorForEachTest();

const list = (by = operator.token): Promise<OperatorAnswer> =>
  operator.send('listBankAccounts', { token: by });
const save = (changes: object = {}, by = operator.token): Promise<OperatorAnswer> =>
  operator.send('saveBankAccount', {
    body: { ...requestExample('saveBankAccount'), ...changes },
    token: by,
  });
const remove = (id: number, by = operator.token): Promise<OperatorAnswer> =>
  operator.send('removeBankAccount', { path: { id }, token: by });

describe('the saved bank account', () => {
  it("P7.30 is listed as in the contract's example", async () => {
    expect((await list()).body).toEqual(answerExample('listBankAccounts', 'nominal'));
  });

  it('P9.8 a new account, French or foreign, replaces the former one and keeps its id', async () => {
    expect((await save()).body).toEqual(answerExample('saveBankAccount', 'nominal'));
    const foreign = requestExample('saveBankAccount', 'foreignIban');
    expect((await save(foreign)).body).toEqual({
      status: 'success',
      bank: { id: 4101, ...foreign },
    });
    expect(dataOf(await list())).toEqual([{ id: 4101, ...foreign }]);
  });

  it.each([
    'FR7630006000011234567890180',
    'FR5430006000011234567890100',
    'XX7630006000011234567890189',
  ])('P5.20 is refused with an invalid IBAN: %s', async (iban) => {
    expect((await save({ iban })).body).toEqual(answerExample('saveBankAccount', 'refused'));
    expect((await list()).body).toEqual(answerExample('listBankAccounts', 'nominal'));
  });

  it('P5.20 needs a name', async () => {
    expect((await save({ name: ' \t' })).body).toEqual({
      status: 'error',
      message: 'Vous devez remplir tous les champs.',
    });
  });

  it('stores any name unchanged, except for invalid characters', async () => {
    const name = 'O\'Neil "\0" 😀';
    expect((await save({ name })).body).toMatchObject({ bank: { name } });
    expect((await save({ name: '\ud800' })).body).toMatchObject({ bank: { name: '\ufffd' } });
  });

  it('P2.34 can be deleted once', async () => {
    expect((await remove(4101)).body).toEqual(answerExample('removeBankAccount', 'nominal'));
    expect((await list()).body).toEqual(answerExample('listBankAccounts', 'empty'));
    expect((await remove(4101)).body).toEqual(answerExample('removeBankAccount', 'notFound'));
  });

  it('cannot be read or deleted by another account', async () => {
    const neighbour = await signInNeighbour(operator);
    expect(dataOf(await list(neighbour))).toEqual([]);
    const notFound = answerExample('removeBankAccount', 'notFound');
    expect((await remove(4101, neighbour)).body).toEqual(notFound);
    expect((await remove(999_999_999_999_999)).body).toEqual(notFound);
    await save({ name: 'INES VOISIN' }, neighbour);
    expect((await list()).body).toEqual(answerExample('listBankAccounts', 'nominal'));
  });
});
