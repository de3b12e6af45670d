import { describe, expect, it } from 'vitest';
import {
  draftDropped,
  draftKept,
  selectDraft,
  selectSignOuts,
} from '../../../src/application/drafts/draftsSlice';
import { sessionExpired, signedIn, signedOut } from '../../../src/application/kernel/events';
import { instant } from '../../../src/domain/basis/instant';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

const values = { city: 'Marseille' };

it('a draft is stored under the name of its form until it is dropped', () => {
  const store = createAppStore(fakePorts());
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, owner: null, values }));
  expect(selectDraft(store.getState(), 'postal')).toEqual(values);
  expect(selectDraft(store.getState(), 'bank')).toBeUndefined();
  store.dispatch(draftDropped('postal'));
  expect(selectDraft(store.getState(), 'postal')).toBeUndefined();
});

it('P2.25 a sign-out drops every draft, and later drafts of forms that were opened before it', () => {
  const store = createAppStore(fakePorts());
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, owner: null, values }));
  store.dispatch(signedOut());
  expect(selectSignOuts(store.getState())).toBe(1);
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, owner: null, values }));
  expect(selectDraft(store.getState(), 'postal')).toBeUndefined();
  store.dispatch(draftKept({ name: 'postal', signOuts: 1, owner: null, values }));
  expect(selectDraft(store.getState(), 'postal')).toEqual(values);
});

describe('a session that expired', () => {
  const signIn = (username: string) =>
    signedIn({ username, scopes: [], errors: {}, expiresAt: instant(1_800_000_000) });

  it.each([
    ['the same person', 'camille', values],
    ['another person', 'sacha', undefined],
  ])('%s signs in afterwards', (_who, username, expected) => {
    const store = createAppStore(fakePorts());
    store.dispatch(signIn('camille'));
    store.dispatch(draftKept({ name: 'contact', signOuts: 0, owner: 'camille', values }));
    store.dispatch(sessionExpired());
    store.dispatch(signIn(username));
    expect(selectDraft(store.getState(), 'contact')).toEqual(expected);
  });

  it("a visitor's draft stays when the visitor signs in", () => {
    const store = createAppStore(fakePorts());
    store.dispatch(draftKept({ name: 'contact', signOuts: 0, owner: null, values }));
    store.dispatch(signIn('camille'));
    expect(selectDraft(store.getState(), 'contact')).toEqual(values);
  });
});
