import { anyText, fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  clockCorrection,
  endsSoon,
  hasScope,
  isExpired,
  onlyScope,
  readIssueTime,
  readToken,
  scopeError,
} from '../../../src/domain/account/accessToken';
import { instant } from '../../../src/domain/basis/instant';

const payload = {
  exp: 4_102_444_800,
  scopes: ['SUBSCRIBER', 'FREE'],
  errors: {},
  username: 'camille.durand@example.fr',
};

const base64url = (content: string | Uint8Array): string =>
  Buffer.from(content).toString('base64url');
const token = (content: unknown): string =>
  `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify(content))}.signature`;
const without = (name: keyof typeof payload): unknown => {
  const { [name]: _left, ...rest } = payload;
  return rest;
};

describe('the bearer token is decoded, never verified (P3.2, M6.2)', () => {
  it('contains the username, the scopes and the expiry', () => {
    expect(readToken(token(payload))).toEqual({
      username: 'camille.durand@example.fr',
      scopes: ['SUBSCRIBER', 'FREE'],
      errors: {},
      expiresAt: 4_102_444_800,
    });
  });

  it('an empty signature does not matter', () => {
    expect(readToken(`${token(payload).split('.').slice(0, 2).join('.')}.`)).not.toBeNull();
  });

  it('letters beyond ASCII are read as UTF-8', () => {
    const errors = { SUBSCRIBER: 'Votre contrat est résilié ☂ ÿ>>>???' };
    const read = readToken(token({ ...payload, username: 'éloïse@example.fr', errors }));
    expect(read).toMatchObject({ username: 'éloïse@example.fr', errors });
  });

  it('unknown scopes are dropped, known ones are returned once', () => {
    const read = readToken(token({ ...payload, scopes: ['ADMIN', 'FREE', 'FREE', 3, null] }));
    expect(read).toMatchObject({ scopes: ['FREE'] });
  });

  it.each([
    ['missing', without('errors'), {}],
    ['an empty list', { ...payload, errors: [] }, {}],
    ['a list', { ...payload, errors: ['refusé'] }, {}],
    ['null', { ...payload, errors: null }, {}],
    ['a text', { ...payload, errors: 'refusé' }, {}],
    ['mixed', { ...payload, errors: { FREE: 'non', SUBSCRIBER: 1 } }, { FREE: 'non' }],
  ])('errors that are %s', (_title, content, errors) => {
    expect(readToken(token(content))?.errors).toEqual(errors);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'token'],
    ['two parts', token(payload).split('.').slice(0, 2).join('.')],
    ['four parts', `${token(payload)}.more`],
    ['a part before the three', `more.${token(payload)}`],
    ['no base64', 'a.***.c'],
    ['no JSON', `a.${base64url('{"exp":')}.c`],
    [
      'no UTF-8',
      `a.${base64url(Buffer.from(JSON.stringify(payload).replace('durand', 'é'), 'latin1'))}.c`,
    ],
    ['a list', token([])],
    ['null', token(null)],
    ['a number', token(3)],
    ['no expiry', token(without('exp'))],
    ['an expiry in words', token({ ...payload, exp: '4102444800' })],
    [
      'an endless expiry',
      `a.${base64url(JSON.stringify(payload).replace('4102444800', '1e999'))}.c`,
    ],
    ['no username', token(without('username'))],
    ['a username that is no text', token({ ...payload, username: 1 })],
    ['no scopes', token(without('scopes'))],
    ['scopes in one text', token({ ...payload, scopes: 'SUBSCRIBER' })],
  ])('a token that cannot be read means signed out: %s', (_title, raw) => {
    expect(readToken(raw)).toBeNull();
  });

  test.prop([anyText])('no stored text makes the decoding throw', (raw) => {
    expect(readToken(raw)).toBeNull();
    expect(() => readToken(`a.${raw}.c`)).not.toThrow();
  });

  test.prop([fc.json()])('no JSON makes the decoding throw', (json) => {
    expect(() => readToken(`a.${base64url(json)}.c`)).not.toThrow();
  });

  test.prop([fc.emailAddress(), fc.nat(), fc.subarray(['SUBSCRIBER', 'FREE'])])(
    'whatever was written is read',
    (username, exp, scopes) => {
      const errors = { SUBSCRIBER: username };
      expect(readToken(token({ username, exp, scopes, errors }))).toEqual({
        username,
        scopes,
        errors,
        expiresAt: exp,
      });
    },
  );
});

describe('M4.8, M9.15 a token expires', () => {
  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('at second %d, when it ends at 1000: %s', (now, expected) => {
    const session = { expiresAt: instant(1000) };
    expect(isExpired(session, instant(now))).toBe(expected);
  });
});

describe('a token that has just arrived tells whether the clock of the device is ahead', () => {
  const issued = { issuedAt: instant(1000), expiresAt: instant(4600) };

  it.each([
    ['of the device with the right time', 1003, 0],
    ['of a device that is behind by a day', 1000 - 86_400, 0],
    ['of a device in the last second of the token', 4599, 0],
    ['of a device that is ahead by an hour', 4600, -3600],
    ['of a device that is ahead by a day', 1000 + 86_400, -86_400],
  ])('the time %s', (_title, now, correction) => {
    expect(clockCorrection(issued, instant(now))).toBe(correction);
  });

  it('no correction for a token that was issued after its end', () => {
    const times = { expiresAt: instant(1000), issuedAt: instant(1000) };
    expect(clockCorrection(times, instant(5000))).toBe(0);
  });

  it('no correction without the time of issue', () => {
    const times = { expiresAt: instant(1000), issuedAt: null };
    expect(clockCorrection(times, instant(5000))).toBe(0);
    for (const unreadable of [
      token(payload),
      token({ iat: '1000' }),
      token({ iat: 1.5 }),
      'token',
    ]) {
      expect(readIssueTime(unreadable)).toBeNull();
    }
    expect(readIssueTime(token({ ...payload, iat: 1000 }))).toBe(1000);
  });
});

describe('P6.3, P6.4 scopes open the areas', () => {
  it('only those of the token', () => {
    expect(hasScope({ scopes: ['FREE'] }, 'FREE')).toBe(true);
    expect(hasScope({ scopes: ['FREE'] }, 'SUBSCRIBER')).toBe(false);
  });

  it.each([
    [[], null],
    [['SUBSCRIBER'], 'SUBSCRIBER'],
    [['FREE'], 'FREE'],
    [['SUBSCRIBER', 'FREE'], null],
  ] as const)('%j: the only area is %s', (granted, only) => {
    expect(onlyScope({ scopes: granted })).toBe(only);
  });

  it('P2.26 a closed scope may have a reason', () => {
    const errors = { SUBSCRIBER: 'Aucun contrat actif.' };
    expect(scopeError({ errors }, 'SUBSCRIBER')).toEqual('Aucun contrat actif.');
    expect(scopeError({ errors }, 'FREE')).toBeNull();
  });
});

it.each([
  [121, false],
  [120, true],
  [0, true],
  [-1, true],
])('%i seconds before its end a session ends soon: %s', (left, expected) => {
  expect(endsSoon({ expiresAt: instant(1_800_000_000 + left) }, instant(1_800_000_000))).toBe(
    expected,
  );
});
