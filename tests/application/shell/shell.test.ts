import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import { notified } from '../../../src/application/kernel/notified';
import {
  answerConsent,
  consentKept,
  consentReopened,
  restoreConsent,
  selectConsent,
} from '../../../src/application/shell/consentSlice';
import { selectToasts, toastDismissed } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { everyCookieRefused } from '../../../src/domain/cookieConsent';
import type { Instant } from '../../../src/domain/instant';
import { fakePorts, today } from '../../support/fakePorts';

const sevenMonths = 7 * 31 * 24 * 3600;

describe('the cookie question', () => {
  it('M4.9 is asked until it is answered', () => {
    const access = fakePorts();
    const store = createAppStore(access);
    store.dispatch(restoreConsent());
    expect(selectConsent(store.getState()).status).toBe('asked');
    store.dispatch(answerConsent({ audience: true, thirdParty: false }));
    expect(selectConsent(store.getState())).toMatchObject({
      status: 'answered',
      consent: { audience: true, thirdParty: false },
    });
    const nextVisit = createAppStore(access);
    nextVisit.dispatch(restoreConsent());
    expect(selectConsent(nextVisit.getState())).toMatchObject({
      status: 'answered',
      consent: { audience: true, thirdParty: false, answeredAt: today },
    });
  });

  it('is asked again after six months', () => {
    const access = fakePorts();
    createAppStore(access).dispatch(answerConsent(everyCookieRefused));
    const later = { ...access.browser, clock: { now: () => (today + sevenMonths) as Instant } };
    const store = createAppStore({ ...access, browser: later });
    store.dispatch(restoreConsent());
    expect(selectConsent(store.getState()).status).toBe('asked');
  });

  it('can be reopened from the footer, with the answer given before', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(answerConsent({ audience: true, thirdParty: true }));
    store.dispatch(consentReopened());
    expect(selectConsent(store.getState())).toMatchObject({
      status: 'reopened',
      consent: { audience: true, thirdParty: true },
    });
    store.dispatch(consentKept());
    expect(selectConsent(store.getState()).status).toBe('answered');
  });
});

describe('toasts', () => {
  it('the same sentence twice is one toast, shown anew', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(notified({ kind: 'passages/nothing-selected' }));
    const [first] = selectToasts(store.getState());
    store.dispatch(notified({ kind: 'passages/nothing-selected' }));
    const again = selectToasts(store.getState());
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(first?.id);
  });

  it('leave when dismissed', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(notified({ kind: 'service/failed' }));
    store.dispatch(toastDismissed(selectToasts(store.getState())[0]?.id ?? ''));
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('a success is told apart from an error', async () => {
    const succeeding = createUseCase<void, void>('test/succeeding', () => right(undefined), {
      noticeOfSuccess: () => ({ kind: 'passages/exported', count: 1 }),
    });
    const failing = createUseCase<void, void>(
      'test/failing',
      () => left({ kind: 'service/failed' }),
      { noticeOfFailure: (failure) => failure },
    );
    const store = createAppStore(fakePorts());
    await store.dispatch(succeeding());
    await store.dispatch(failing());
    expect(selectToasts(store.getState()).map(({ tone, from }) => [tone, from])).toEqual([
      ['success', 'test/succeeding/succeeded'],
      ['error', 'test/failing/failed'],
    ]);
  });
});
