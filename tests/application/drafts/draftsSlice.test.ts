import { expect, it } from 'vitest';
import {
  draftDropped,
  draftKept,
  selectDraft,
  selectSignOuts,
} from '../../../src/application/drafts/draftsSlice';
import { signedOut } from '../../../src/application/kernel/events';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

const values = { city: 'Marseille' };

it('a draft is stored under the name of its form until it is dropped', () => {
  const store = createAppStore(fakePorts());
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, values }));
  expect(selectDraft(store.getState(), 'postal')).toEqual(values);
  expect(selectDraft(store.getState(), 'bank')).toBeUndefined();
  store.dispatch(draftDropped('postal'));
  expect(selectDraft(store.getState(), 'postal')).toBeUndefined();
});

it('P2.25 a sign-out drops every draft, and later drafts of forms that were opened before it', () => {
  const store = createAppStore(fakePorts());
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, values }));
  store.dispatch(signedOut());
  expect(selectSignOuts(store.getState())).toBe(1);
  store.dispatch(draftKept({ name: 'postal', signOuts: 0, values }));
  expect(selectDraft(store.getState(), 'postal')).toBeUndefined();
  store.dispatch(draftKept({ name: 'postal', signOuts: 1, values }));
  expect(selectDraft(store.getState(), 'postal')).toEqual(values);
});
