import { expect, it } from 'vitest';
import {
  chooseFavourite,
  recallFavourite,
} from '../../../src/application/publicSite/favouriteDirection';
import { signOut } from '../../../src/application/account/session';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('the direction of this device is kept until it is removed; a sign-out keeps it', () => {
  const access = fakePorts();
  const open = () => createAppStore(access);
  expect(open().dispatch(recallFavourite())).toBeNull();
  open().dispatch(chooseFavourite('menpentiToPrado2'));
  expect(open().dispatch(recallFavourite())).toBe('menpentiToPrado2');
  open().dispatch(signOut());
  expect(open().dispatch(recallFavourite())).toBe('menpentiToPrado2');
  open().dispatch(chooseFavourite(null));
  expect(open().dispatch(recallFavourite())).toBeNull();
});

it('anything else that the browser has stored is no direction', () => {
  const access = fakePorts();
  access.browser.favourites.write('somewhere' as never);
  expect(createAppStore(access).dispatch(recallFavourite())).toBeNull();
});
