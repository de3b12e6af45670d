import { describe, expect, it } from 'vitest';
import type { Badge } from '../../../generated/api.ts';
import { syncSeconds } from '../../../scripts/simulators/backend/member/synchronisation.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorWithSecondAccount } from './memberData.ts';

const operator = operatorWithSecondAccount();

async function badgeNow(id: number): Promise<Badge | undefined> {
  const { body } = await operator.send('listBadges', { token: operator.token });
  return (body as { badges: readonly Badge[][] }).badges.flat().find((badge) => badge.id === id);
}

// Returned, exchanged, blocked, locked; another account's; unknown.
const closedBadges = [5004, 5005, 5006, 5003, 9101, 1, 999_999_999_999_999];

describe('saving the services of a badge', () => {
  const services = requestExample('saveBadgeServices');
  const notNow = {
    state: false,
    response: 'Les services de ce badge ne peuvent pas être modifiés pour le moment.',
  };

  function save(id: number, changes: object = {}): Promise<OperatorAnswer> {
    const body = { ...services, ...changes };
    return operator.send('saveBadgeServices', { path: { id }, token: operator.token, body });
  }

  it('M7.21 the personalisations are saved, and the badge is locked for the synchronisation', async () => {
    const { body } = await save(5001, { name: 'DAUPHINE', title: 'V9', title2: null });
    expect(body).toEqual(answerExample('saveBadgeServices'));
    expect(await badgeNow(5001)).toMatchObject({
      badgeReference: '64010827',
      name: 'DAUPHINE',
      imputation: 'V9',
      comment: null,
      canUpdate: false,
      numberThresholdAlert: 50,
    });
    expect((await save(5001)).body).toEqual(notNow);
    operator.services.clock.jump(syncSeconds);
    expect(await badgeNow(5001)).toMatchObject({ canUpdate: true });
  });

  it('M5.17 the name may be empty only while the additional service is off', async () => {
    expect((await save(5001, { name: ' ' })).body).toEqual({
      state: false,
      response: 'Le nom du badge est vide, veuillez le renseigner.',
    });
    operator.expectRefused('saveBadgeServices');
    expect((await save(5001, { name: '' })).status).toBe(400);
    const off = requestExample('saveBadgeServices', 'withoutService');
    expect((await save(5001, off)).body).toMatchObject({ state: true });
  });

  it('M5.16 personalisation 1 is required', async () => {
    expect((await save(5001, { title: ' ' })).body).toEqual({
      state: false,
      response: 'La personnalisation 1 est vide, veuillez la renseigner.',
    });
  });

  it('M5.16 any text is stored unchanged', async () => {
    const name = `\u0000\ud800"';é`;
    await save(5001, { name, title2: '\u2028' });
    expect(await badgeNow(5001)).toMatchObject({ name, comment: '\u2028' });
    const { body } = await operator.send('exportPassages', {
      token: operator.token,
      body: { mode: 'csv', ids: [900160] },
    });
    expect(body).toMatchObject({ state: true });
  });

  it.each(closedBadges)('M6.4 badge %d cannot be saved', async (id) => {
    const before = await badgeNow(id);
    expect((await save(id)).body).toEqual(notNow);
    expect(await badgeNow(id)).toEqual(before);
  });

  it('M4.1 a badge that is not active is refused, whatever its flag', async () => {
    operator.services.store.run(
      `UPDATE badge SET data = json_set(data, '$.status', 'LN') WHERE id = 5001`,
    );
    expect(await badgeNow(5001)).toMatchObject({ canUpdate: false });
    expect((await save(5001)).body).toEqual(notNow);
  });
});

describe('saving the threshold alert of a badge', () => {
  const alert = requestExample('saveThresholdAlert');
  const notNow = {
    state: false,
    response: "L'alerte de ce badge ne peut pas être modifiée pour le moment.",
  };

  function save(id: number, changes: object = {}): Promise<OperatorAnswer> {
    const body = { ...alert, ...changes };
    return operator.send('saveThresholdAlert', { path: { id }, token: operator.token, body });
  }

  it('M7.22, M4.3 the alert is saved, and the badge can be edited again at once', async () => {
    const week = {
      numberThresholdAlert: 9007199254740991,
      secondEmail: 'b@example.fr',
      period: 'S',
    };
    const { body } = await save(5002, week);
    expect(body).toEqual(answerExample('saveThresholdAlert'));
    expect(await badgeNow(5002)).toMatchObject({
      ...alert,
      ...week,
      name: 'CLIO',
      canUpdate: true,
    });
    const off = requestExample('saveThresholdAlert', 'off');
    expect((await save(5002, off)).body).toMatchObject({ state: true });
    expect(await badgeNow(5002)).toMatchObject(off);
  });

  it('M5.19 the first e-mail needs at least 4 characters', async () => {
    expect((await save(5001, { firstEmail: '  a   ' })).body).toEqual({
      state: false,
      response: "L'adresse email fournie est vide ou trop courte.",
    });
  });

  it.each([{ period: 'J' }, { period: null }, { numberThresholdAlert: null }])(
    'M5.20 M5.21 period and count are required (%j)',
    async (changes) => {
      operator.expectRefused('saveThresholdAlert');
      expect((await save(5001, changes)).status).toBe(400);
    },
  );

  it.each(closedBadges)('M6.4 badge %d cannot be saved', async (id) => {
    expect((await save(id)).body).toEqual(notNow);
  });
});
