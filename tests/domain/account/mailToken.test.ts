import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { readMailToken } from '../../../src/domain/account/mailToken';
import { unseen } from '../../support/basis/pasted';

const token = '9f2c4b7e-1a6d_x.y=';

it.each([
  [token, token],
  [` 9f2c4b7e-1a\n6d_x.y= `, token],
  [`${token}.`, token],
  [`${token})`, token],
  [`${token}>`, token],
  [`${token}"`, token],
  [`${token}…`, token],
  [`${token}\u200b`, token],
  [`«${token}».`, token],
  [`${token}&utm_source=x`, token],
  [`${token}?utm_source=x`, token],
  [`{*${token}*`, token],
  ['`' + token + '`|', token],
  [`${token}\\`, token],
  [`${token}•`, token],
  [`${token}·`, token],
  [`${token}。`, token],
  [`${token}—`, token],
  [`${token}</a>`, token],
  [`${token}" target="x`, token],
  [encodeURIComponent(token), token],
  [encodeURIComponent(encodeURIComponent(`${token}&utm=x`)), token],
  [`${token}%E0%`, `${token}%E0%`],
  ['9f2c4b7e-1a6=\r\nd_x.y=', token],
  [`3D${token}`, `3D${token}`],
  ['', null],
  ['  ', null],
  ['.', null],
  [null, null],
])('P2.27, P2.28, P2.29 the token of a mailed link: %j', (raw, read) => {
  expect(readMailToken(raw)).toEqual(read);
});

test.prop([unseen(token), fc.constantFrom('', '.', ')', '>', '".', '…', '&amp;utm=x', '?utm=x')])(
  'whatever stands after it in the mail',
  (raw, after) => {
    expect(readMailToken(raw + after)).toBe(token);
  },
);
