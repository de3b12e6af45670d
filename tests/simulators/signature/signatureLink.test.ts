import { describe, expect, it } from 'vitest';
import { readSignatureLink } from '../../../scripts/simulators/signature/signatureLink.ts';
import { failure, fragmentOf, success } from './contractToSign.ts';

describe('P4.4 a signature link', () => {
  it('is read, its addresses decoded', () => {
    expect(readSignatureLink(fragmentOf(880_042, 'a.b.c'))).toEqual({
      id: 880_042,
      token: 'a.b.c',
      success,
      failure,
      orderId: 42,
    });
  });

  it.each([
    ['http://127.0.0.1:5173/achat/CDW0000042/signe', 42],
    ['http://127.0.0.1:5173/achat/0000042/signe?x=1', 42],
    ['http://127.0.0.1:5173/en/achat/CDW0000042/signe', 42],
    ['http://127.0.0.1:5173/achat/42', null],
    ['http://127.0.0.1:5173/achat/12345678/signe', null],
    ['http://127.0.0.1:5173/achat/signe', null],
    ['https://www.example.fr/achat/42/signe', null],
  ])('P4.5 names its order in the return address %s: %s', (refback, orderId) => {
    expect(readSignatureLink(fragmentOf(1, 'a', { refback }))).toMatchObject({ orderId });
  });

  it.each([
    ['no fragment', ''],
    ['no token', '#/contract/1/sign;c_id=1;refback=x;errorback=y'],
    ['another number', fragmentOf(1, 'a', { c_id: 2 })],
    ['no number', '#/contract/x/sign;c_id=x;j_token=a'],
    ['a broken encoding', '#/contract/1/sign;c_id=1;j_token=%E0%A4'],
  ])('is invalid with %s', (_, fragment) => {
    expect(readSignatureLink(fragment)).toBeNull();
  });

  it.each([
    'https://www.example.fr/achat/42',
    'javascript:alert(1)',
    '//127.0.0.1/',
    'http://127.0.0.1@example.fr/',
    'http://localhost.example.fr/',
    '',
  ])('does not lead to another machine: %s', (refback) => {
    expect(readSignatureLink(fragmentOf(1, 'a', { refback }))).toMatchObject({
      success: null,
      failure,
    });
  });
});
