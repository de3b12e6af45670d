import { describe, expect, it } from 'vitest';
import type { BadgesAnswer, SubscriberAnswer } from '../../../generated/api.ts';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { haveAccount, sessionOf } from '../support/accounts.ts';
import { answerExample } from '../support/examples.ts';
import { operatorBesideStranger, strangersToken } from './memberStory.ts';

const operator = operatorBesideStranger();

describe('loading the subscriber', () => {
  it("M7.11 Camille's data are those of the contract's example", async () => {
    const { status, body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(status).toBe(200);
    expect(body).toEqual(answerExample('loadSubscriber'));
  });

  it('M3.1 someone without a contract has empty lists', async () => {
    haveAccount(operator, { ...people.camille, email: 'seul@example.fr' });
    const token = await sessionOf(operator, 'seul@example.fr');
    const { body } = await operator.send('loadSubscriber', { token });
    const { user } = answerExample('loadSubscriber', 'withoutContract') as SubscriberAnswer;
    expect(body).toEqual({
      state: true,
      user: { ...user, username: 'seul@example.fr', email: 'seul@example.fr' },
    });
  });

  it('M4.4 a requested deletion is told', async () => {
    operator.world.store.run('UPDATE account SET deletionRequestedAt = 5 WHERE id = 1');
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(body).toEqual({
      state: true,
      user: { ...(answerExample('loadSubscriber') as SubscriberAnswer).user, wantBeRemoved: true },
    });
  });

  it('M3.2 only active badges are counted', async () => {
    operator.world.store.run(
      `UPDATE badge SET data = json_set(data, '$.status', 'LN') WHERE id = 5007`,
    );
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    expect(body).toMatchObject({
      user: { contracts: [{ nbActiveBadges: 3 }, { nbActiveBadges: 1 }, { nbActiveBadges: 0 }] },
    });
  });

  it('M2.1 nothing is told without a token', async () => {
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

  it('M7.12 a badge that was just ordered stands in front', async () => {
    const expected = answerExample('listBadges', 'afterOrder') as BadgesAnswer;
    const [badge] = expected.badges[0] ?? [];
    operator.world.store.run(
      `INSERT INTO badge (id, contractId, badgeReference, data) VALUES (5009, 1201, '64010830', :data)`,
      { data: JSON.stringify(badge) },
    );
    const { body } = await operator.send('listBadges', { token: operator.token });
    expect(body).toEqual(expected);
  });

  it('M6.2 everyone sees their own badges only', async () => {
    const { body } = await operator.send('listBadges', { token: await strangersToken(operator) });
    expect(body).toMatchObject({ badges: [[{ id: 9101 }]] });
    expect((body as { badges: unknown[][] }).badges.flat()).toHaveLength(1);
  });
});
