import { none, some } from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { readMailToken } from '../../src/domain/mailToken';

it.each([
  ['9f2c4b7e1a6d', some('9f2c4b7e1a6d')],
  [' 9f2c4b\n7e1a6d ', some('9f2c4b7e1a6d')],
  ['', none],
  ['  ', none],
  [null, none],
  [undefined, none],
])('P2.27, P2.28, P2.29 the token of a mailed link: %j', (raw, token) => {
  expect(readMailToken(raw)).toEqual(token);
});
