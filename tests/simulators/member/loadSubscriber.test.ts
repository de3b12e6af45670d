import { describe, expect, it } from 'vitest';
import type { BadgesAnswer, SubscriberAnswer } from '../../../generated/api.ts';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { haveAccount, sessionOf } from '../support/accounts.ts';
import { answerExample } from '../support/examples.ts';
import { operatorWithSecondAccount, secondAccountToken } from './memberData.ts';

const operator = operatorWithSecondAccount();

describe('loading the subscriber', () => {
  it("M7.11 Camille's data equals the contract's example", async () => {
    const { status, body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(status).toBe(200);
    expect(body).toEqual(answerExample('loadSubscriber'));
  });

  it('M3.1 an account without a contract has empty lists', async () => {
    haveAccount(operator, { ...people.camille, email: 'seul@example.fr' });
    const token = await sessionOf(operator, 'seul@example.fr');
    const { body } = await operator.send('loadSubscriber', { token });
    const { user } = answerExample('loadSubscriber', 'withoutContract') as SubscriberAnswer;
    expect(body).toEqual({
      state: true,
      user: { ...user, username: 'seul@example.fr', email: 'seul@example.fr' },
    });
  });

  it('M4.4 a requested deletion is shown', async () => {
    operator.services.store.run('UPDATE account SET deletionRequestedAt = 5 WHERE id = 1');
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(body).toEqual({
      state: true,
      user: { ...(answerExample('loadSubscriber') as SubscriberAnswer).user, wantBeRemoved: true },
    });
  });

  it('M3.2 only active badges are counted', async () => {
    operator.services.store.run(
      `UPDATE badge SET data = json_set(data, '$.status', 'LN') WHERE id = 5007`,
    );
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(body).toMatchObject({
      user: { contracts: [{ nbActiveBadges: 3 }, { nbActiveBadges: 1 }, { nbActiveBadges: 0 }] },
    });
  });

  it('M2.1 needs a token', async () => {
    const { status, body } = await operator.send('loadSubscriber');
    expect(status).toBe(401);
    expect(body).toEqual({ code: 401, message: 'Votre session a expiré.' });
  });
});

describe('listing the badges', () => {
  it('M7.12 one list per contract', async () => {
    const { body } = await operator.send('listBadges', { token: operator.token });
    expect(body).toEqual(answerExample('listBadges'));
  });

  it('M7.12 a badge that was just ordered comes first', async () => {
    const expected = answerExample('listBadges', 'afterOrder') as BadgesAnswer;
    const [badge] = expected.badges[0] ?? [];
    operator.services.store.run(
      `INSERT INTO badge (id, contractId, badgeReference, data) VALUES (5009, 1201, '64010830', :data)`,
      { data: JSON.stringify(badge) },
    );
    const { body } = await operator.send('listBadges', { token: operator.token });
    expect(body).toEqual(expected);
  });

  it('M6.2 each account sees its own badges only', async () => {
    const { body } = await operator.send('listBadges', {
      token: await secondAccountToken(operator),
    });
    expect(body).toMatchObject({ badges: [[{ id: 9101 }]] });
    expect((body as { badges: unknown[][] }).badges.flat()).toHaveLength(1);
  });
});
