import { anyText, fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { signatureLink } from '../../../src/domain/purchase/signatureLink';

const returns = {
  success: 'https://www.example.fr/achat/CDW0000042/signe',
  failure: 'https://www.example.fr/achat/CDW0000042',
};

it.each(['https://signature.example.fr', ''])(
  'P7.14 a contract is signed at « %s »: its id twice, both return addresses, the token',
  (host) => {
    expect(signatureLink(host, { contractId: 880_042, token: 'a.b-c_d' }, returns)).toBe(
      `${host}/calinda/sellandsign/#/contract/880042/sign;c_id=880042;no_ui=true;` +
        'refback=https%3A%2F%2Fwww.example.fr%2Fachat%2FCDW0000042%2Fsigne;' +
        'errorback=https%3A%2F%2Fwww.example.fr%2Fachat%2FCDW0000042;j_token=a.b-c_d',
    );
  },
);

test.prop([fc.nat(), fc.string({ unit: 'grapheme' }), anyText, anyText])(
  'P7.14 any token and any addresses are decoded unchanged',
  (contractId, token, success, failure) => {
    const link = signatureLink('', { contractId, token }, { success, failure });
    const [, ...parameters] = link.split(';');
    const read = parameters.map((one) => {
      const [name = '', ...value] = one.split('=');
      return [name, decodeURIComponent(value.join('='))] as const;
    });
    expect(read).toEqual([
      ['c_id', String(contractId)],
      ['no_ui', 'true'],
      ['refback', success],
      ['errorback', failure],
      ['j_token', token],
    ]);
  },
);
