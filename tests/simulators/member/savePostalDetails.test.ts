import { describe, expect, it } from 'vitest';
import type { Contract, PostalDetailsRequest } from '../../../generated/api.ts';
import { syncSeconds } from '../../../scripts/simulators/backend/member/synchronisation.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import {
  contractNow,
  history,
  operatorWithSecondAccount,
  secondAccountToken,
} from './memberData.ts';

const moved = requestExample('savePostalDetails');
const notNow = {
  state: false,
  response: 'Vos coordonnées ne peuvent pas être modifiées pour le moment.',
};

const operator = operatorWithSecondAccount();

function save(
  id: number,
  details: Partial<PostalDetailsRequest>,
  token = operator.token,
): Promise<OperatorAnswer> {
  const body = { ...moved, ...details };
  return operator.send('savePostalDetails', { path: { id }, token, body });
}

/** What the form sends when nothing was changed. */
async function untouched(id: number): Promise<PostalDetailsRequest> {
  const contract = await contractNow(operator, id);
  const details = Object.keys(moved)
    .filter((key) => /^(cor|bil)/.test(key))
    .map((key) => [key, contract[key as keyof Contract]]);
  return { ...moved, ...Object.fromEntries(details) } as PostalDetailsRequest;
}

describe('saving postal details', () => {
  it("M7.16 Camille's move is answered as in the contract's example", async () => {
    const { body } = await save(1201, {});
    expect(body).toEqual(answerExample('savePostalDetails'));
    expect(history(operator, 1201).slice(0, 2)).toEqual([
      {
        title: 'Adresse de facturation modifiée',
        detail: '27 BOULEVARD DU PHARE, 13008 MARSEILLE',
      },
      {
        title: 'Adresse de correspondance modifiée',
        detail: '27 BOULEVARD DU PHARE, 13008 MARSEILLE',
      },
    ]);
    expect(history(operator, 1201)).toHaveLength(6);
  });

  it('M4.3 saved fields cannot be edited again until the synchronisation is over', async () => {
    await save(1201, {});
    expect((await save(1201, { corAddress: '1 RUE NEUVE' })).body).toEqual(notNow);
    operator.services.clock.jump(syncSeconds - 1);
    expect(await contractNow(operator, 1201)).toMatchObject({
      canUpdateADR: false,
      canUpdateCCT: false,
    });
    operator.services.clock.jump(1);
    expect(await contractNow(operator, 1201)).toMatchObject({
      canUpdateADR: true,
      canUpdateCCT: true,
    });
    expect((await save(1201, { corAddress: '1 RUE NEUVE' })).body).toMatchObject({ state: true });
  });

  it('M5.12 the corporate name does not change', async () => {
    await save(1201, { corCompanyName: 'AUTRE', bilCompanyName: 'AUTRE' });
    expect(await contractNow(operator, 1201)).toMatchObject({
      corCompanyName: null,
      bilCompanyName: null,
    });
  });

  it('M5.11 the e-mail, sent in upper case, is shown in lower case', async () => {
    await save(1201, { ...(await untouched(1201)), email: 'NEUF@EXAMPLE.FR' });
    expect(history(operator, 1201)[0]).toEqual({
      title: 'Adresse email modifiée',
      detail: 'neuf@example.fr',
    });
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(body).toMatchObject({
      user: { username: 'camille.durand@example.fr', email: 'neuf@example.fr' },
    });
  });

  it('M3.6 phones can be edited where addresses cannot, if these are sent unchanged', async () => {
    const same = await untouched(1202);
    const { body } = await save(1202, { ...same, corFax: '0465710399', corAddress3: '' });
    expect(body).toMatchObject({
      state: true,
      contract: { corFax: '0465710399', canUpdateADR: false, canUpdateCCT: false },
    });
    expect(history(operator, 1202)[0]).toEqual({
      title: 'Numéros de téléphone modifiés',
      detail: null,
    });
  });

  it.each([{ corCity: 'AUBAGNE' }, { bilAddress2: null }, { email: 'NEUF@EXAMPLE.FR' }])(
    'M3.6 changes of addresses and e-mail are refused where they cannot be edited (%j)',
    async (change) => {
      const same = await untouched(1202);
      expect((await save(1202, { ...same, ...change })).body).toEqual(notNow);
      expect(await untouched(1202)).toEqual(same);
    },
  );

  it('M3.6 phones are refused where they cannot be edited, addresses are saved', async () => {
    operator.services.store.run(
      `UPDATE contract SET data = json_set(data, '$.canUpdateCCT', json('false')) WHERE id = 1203`,
    );
    const same = await untouched(1203);
    expect((await save(1203, { ...same, corPhoneHome: '0465710311' })).body).toEqual(notNow);
    expect((await save(1203, { ...same, corAddress: '1 RUE NEUVE' })).body).toMatchObject({
      state: true,
      contract: { corAddress: '1 RUE NEUVE', bilAddress: '12 RUE DE LA REPUBLIQUE' },
    });
  });

  it.each([
    [{ corAddress: ' ' }, "L'adresse, le code postal et la ville sont obligatoires."],
    [{ bilZip: '  ' }, "L'adresse, le code postal et la ville sont obligatoires."],
    [{ email: 'CAMILLE' }, "L'adresse email fournie n'est pas valide."],
  ])('M5.13 required fields must be filled in (%j)', async (change, response) => {
    expect((await save(1201, change)).body).toEqual({ state: false, response });
    expect(history(operator, 1201)).toHaveLength(4);
  });

  it('M5.13 an e-mail that mail servers do not accept is refused', async () => {
    const email = `${'A'.repeat(244)}@EXAMPLE.FR`;
    expect((await save(1201, { email })).body).toMatchObject({ state: false });
    expect((await save(1201, { email: email.slice(1) })).body).toMatchObject({ state: true });
  });

  it('M6.2 a contract of another account is answered like an unknown one', async () => {
    expect((await save(9001, {})).body).toEqual(notNow);
    expect((await save(999_999_999_999_999, {})).body).toEqual(notNow);
    expect((await save(1201, {}, await secondAccountToken(operator))).body).toEqual(notNow);
    expect(history(operator, 9001)).toEqual([]);
  });

  it('M5.11 lower case in an address violates the contract', async () => {
    operator.expectRefused('savePostalDetails');
    expect((await save(1201, { corCity: 'Marseille' })).status).toBe(400);
  });
});
