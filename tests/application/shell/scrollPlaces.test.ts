import { expect, it, vi } from 'vitest';
import { readScrollPlaces, writeScrollPlaces } from '../../../src/application/shell/scrollPlaces';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('the scroll places of a document are stored for the next one', () => {
  const places = { default: 150, a1b2: 400 };
  const write = vi.fn();
  const store = createAppStore(fakePorts({ scrollPlaces: { read: () => places, write } }));
  expect(store.dispatch(readScrollPlaces())).toEqual(places);
  store.dispatch(writeScrollPlaces(places));
  expect(write).toHaveBeenCalledExactlyOnceWith(places);
});
