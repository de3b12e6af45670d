import { expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import {
  followMyPlates,
  forgetMyPlates,
  keepMyPlates,
  selectMyPlates,
  storePlates,
} from '../../../src/application/notice/myPlates';
import { createAppStore } from '../../../src/application/store';
import type { KeptPlates } from '../../../src/domain/notice/keptPlates';
import { fakePorts } from '../../support/store/fakePorts';

const plates = [{ plate: 'AB123CD', notices: ['26104887'] }] as unknown as KeptPlates;

function open(stored: unknown = null) {
  let others = (): void => undefined;
  let kept = stored;
  const access = fakePorts({
    plates: {
      read: () => kept,
      write: (value) => (kept = value),
      clear: () => (kept = null),
      watch: (onChange) => {
        others = onChange;
        return () => (others = () => undefined);
      },
    },
  });
  const store = createAppStore(access);
  return {
    store,
    selected: () => selectMyPlates(store.getState()),
    stored: () => kept,
    changeInOtherTab: (value: unknown) => {
      kept = value;
      others();
    },
  };
}

it('nothing is kept, and nothing is stored, before the visitor switches it on', () => {
  const { store, selected, stored } = open();
  store.dispatch(followMyPlates());
  expect(selected()).toBeNull();
  expect(stored()).toBeNull();
  store.dispatch(keepMyPlates());
  expect(selected()).toEqual([]);
  expect(stored()).toEqual({ plates: [] });
});

it('switching it on twice keeps what is stored', () => {
  const { store, selected } = open({ plates });
  store.dispatch(keepMyPlates());
  expect(selected()).toEqual(plates);
});

it('one call wipes the device and switches it off', () => {
  const { store, selected, stored } = open();
  store.dispatch(storePlates(plates));
  expect(selected()).toEqual(plates);
  store.dispatch(forgetMyPlates());
  expect(selected()).toBeNull();
  expect(stored()).toBeNull();
});

it('a damaged value is read as switched off', () => {
  const { store, selected } = open('damaged');
  store.dispatch(followMyPlates());
  expect(selected()).toBeNull();
});

it('follows another tab until the page leaves', () => {
  const { store, selected, changeInOtherTab } = open({ plates });
  const stop = store.dispatch(followMyPlates());
  changeInOtherTab(null);
  expect(selected()).toBeNull();
  stop();
  changeInOtherTab({ plates });
  expect(selected()).toBeNull();
});

it('a sign-out wipes them: the next person may use the same device', () => {
  const { store, selected, stored } = open({ plates });
  store.dispatch(followMyPlates());
  store.dispatch(signOut());
  expect(selected()).toBeNull();
  expect(stored()).toBeNull();
});
