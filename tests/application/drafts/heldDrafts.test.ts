import { describe, expect, it } from 'vitest';
import { draftKept } from '../../../src/application/drafts/draftsSlice';
import { takeHeldDraft } from '../../../src/application/drafts/heldDrafts';
import { aToken } from '../../support/account/aToken';
import { signOut } from '../../../src/application/account/session';
import { holdDrafts } from '../../../src/application/shell/siteRelease';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

const city = { city: 'Marseille' };
const iban = { iban: 'FR1420041010050500013M02606' };
const empty = { city: '' };

/** A tab whose drafts are held, and the same tab after it was loaded again. */
function reloaded() {
  const { browser } = fakePorts();
  const before = createAppStore(fakePorts({ heldDrafts: browser.heldDrafts }));
  before.dispatch(draftKept({ name: 'postal/1', signOuts: 0, owner: null, values: city }));
  before.dispatch(
    draftKept({ name: 'contact', signOuts: 0, owner: null, values: { text: 'Bonjour' } }),
  );
  before.dispatch(
    draftKept({ name: 'bank/1', signOuts: 0, owner: null, values: iban, isSecret: true }),
  );
  before.dispatch(holdDrafts());
  return { browser, store: createAppStore(fakePorts({ heldDrafts: browser.heldDrafts })) };
}

it('a draft is there once after the page was loaded again; a bank account was never stored', () => {
  const { browser, store } = reloaded();
  expect(JSON.stringify(browser.heldDrafts.read())).not.toContain('FR14');
  expect(store.dispatch(takeHeldDraft('postal/1', empty))?.values).toEqual(city);
  expect(store.dispatch(takeHeldDraft('postal/1', empty))).toBeNull();
  expect(store.dispatch(takeHeldDraft('bank/1', { iban: '' }))).toBeNull();
  expect(store.dispatch(takeHeldDraft('contact', { text: '' }))?.values).toEqual({
    text: 'Bonjour',
  });
  expect(browser.heldDrafts.read()).toBeNull();
});

it('a draft of a form that has other fields in the new release is dropped', () => {
  const { store } = reloaded();
  expect(store.dispatch(takeHeldDraft('postal/1', { town: '' }))).toBeNull();
  expect(store.dispatch(takeHeldDraft('postal/1', empty))).toBeNull();
});

it('a second reload keeps the drafts that no form has taken yet', () => {
  const { browser, store } = reloaded();
  store.dispatch(takeHeldDraft('postal/1', empty));
  store.dispatch(draftKept({ name: 'postal/1', signOuts: 0, owner: null, values: city }));
  store.dispatch(holdDrafts());
  const again = createAppStore(fakePorts({ heldDrafts: browser.heldDrafts }));
  expect(again.dispatch(takeHeldDraft('contact', { text: '' }))?.values).toEqual({
    text: 'Bonjour',
  });
  expect(again.dispatch(takeHeldDraft('postal/1', empty))?.values).toEqual(city);
});

it('a sign-out drops what is held', () => {
  const { browser, store } = reloaded();
  store.dispatch(signOut());
  expect(browser.heldDrafts.read()).toBeNull();
});

describe('a draft that a person held whose session has expired', () => {
  const { browser } = fakePorts();
  const [camille, samia] = [aToken(), aToken({ username: 'flotte@example.fr' })];

  function held(next: string | null) {
    const before = createAppStore(fakePorts({ heldDrafts: browser.heldDrafts }));
    const owner = 'camille.durand@example.fr';
    before.dispatch(draftKept({ name: 'postal/1', signOuts: 0, owner, values: city }));
    before.dispatch(holdDrafts());
    const access = fakePorts({ heldDrafts: browser.heldDrafts });
    if (next !== null) access.browser.tokens.write(next);
    return createAppStore(access).dispatch(takeHeldDraft('postal/1', empty))?.values ?? null;
  }

  it.each([
    ['is there for that person', camille, city],
    ['is there before anybody signs in', null, city],
    ['is dropped for another person', samia, null],
  ])('%s', (_case, next, found) => {
    expect(held(next)).toEqual(found);
    expect(browser.heldDrafts.read()).toBeNull();
  });
});
