import { expect, it } from 'vitest';
import { readMailToken } from '../../../src/domain/account/mailToken';

it.each([
  ['9f2c4b7e1a6d', '9f2c4b7e1a6d'],
  [' 9f2c4b\n7e1a6d ', '9f2c4b7e1a6d'],
  ['', null],
  ['  ', null],
  [null, null],
])('P2.27, P2.28, P2.29 the token of a mailed link: %j', (raw, token) => {
  expect(readMailToken(raw)).toEqual(token);
});
