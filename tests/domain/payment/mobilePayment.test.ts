import { anyText, fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  mobileParameters,
  parseMobilePayment,
  type MobileParameter,
} from '../../../src/domain/payment/mobilePayment';

const given: Readonly<Record<MobileParameter, string>> = {
  email: 'camille.durand@example.fr',
  amount: '13,20',
  reference: '26104887',
  desc: 'Avis 26104887',
  address: '12 rue de la République',
  city: 'Marseille',
  zip: '13002',
};

const parse = (part: Partial<Record<MobileParameter, string | readonly string[]>> = {}) =>
  parseMobilePayment((name) => [{ ...given, ...part }[name]].flat());

const unreadable = (...names: readonly MobileParameter[]) =>
  E.left(Object.fromEntries(names.map((name) => [name, { kind: 'mobilePayment/unreadable' }])));

const script = '<script>alert(1)</script>';

describe('P2.31 the payment that the mobile application requests', () => {
  it('is read from its seven parameters', () => {
    expect(parse()).toEqual(
      E.right({
        type: 'cnp',
        reference: '26104887',
        amount: 1320,
        email: 'camille.durand@example.fr',
        description: 'Avis 26104887',
        billing: {
          addressLine1: '12 rue de la République',
          postalCode: '13002',
          country: 'FR',
          city: 'Marseille',
        },
      }),
    );
  });

  it.each([
    ['13', 1300],
    ['13.2', 1320],
    ['13,20', 1320],
    ['0.01', 1],
    ['10000.00', 1_000_000],
  ])('an amount of « %s » is %d cents', (amount, cents) => {
    expect(parse({ amount })).toMatchObject(E.right({ amount: cents }));
  });

  it.each([
    ...[
      '',
      '0',
      '0,00',
      '-13,20',
      '13.200',
      '1 300.20',
      '-13.2',
      '+13',
      '13,205',
      '13€',
      '1 300',
      '1e3',
      '0x10',
      'NaN',
    ],
    ...[
      'Infinity',
      '10000.01',
      '999999',
      '1000000',
      '١٣',
      '13,20,20',
      '13,',
      ',20',
      '9'.repeat(10_000),
    ],
  ])('an amount of « %s » is refused: nothing can be signed', (amount) => {
    expect(parse({ amount })).toEqual(unreadable('amount'));
  });

  it.each(['', 'CDW', '26104887; DROP', '../../x', script, '2'.repeat(21), '26104887\u0000'])(
    'a reference « %s » is refused',
    (reference) => {
      expect(parse({ reference })).toEqual(unreadable('reference'));
    },
  );

  it('the type of payment depends on its reference', () => {
    expect(parse({ reference: 'PLI0048213B' })).toMatchObject(E.right({ type: 'invoice' }));
    expect(parse({ reference: 'CDW0000042' })).toMatchObject(E.right({ type: 'order' }));
  });

  it.each([
    '',
    'camille',
    'javascript:alert(1)',
    `${'a'.repeat(250)}@example.fr`,
    'a@b.fr\r\nBcc: x@y.fr',
  ])('an e-mail « %s » is refused', (email) => {
    expect(parse({ email })).toEqual(unreadable('email'));
  });

  it('an e-mail has 254 characters at most', () => {
    const label = 'b'.repeat(63);
    const longest = `${'a'.repeat(63)}@${label}.${label}.${'b'.repeat(59)}.fr`;
    expect(parse({ email: longest.slice(1) })._tag).toBe('Right');
    expect(parse({ email: longest })._tag).toBe('Right');
    expect(parse({ email: `a${longest}` })).toEqual(unreadable('email'));
  });

  it('a plus sign that was not encoded is restored', () => {
    expect(parse({ email: 'camille durand@example.fr' })).toMatchObject(
      E.right({ email: 'camille+durand@example.fr' }),
    );
  });

  it.each([
    ['reference', '2610\r\n4887', { reference: '26104887' }],
    ['amount', '13\n,20', { amount: 1320 }],
    ['email', 'camille.durand@exam\nple.fr', { email: 'camille.durand@example.fr' }],
    ['zip', '13\n002', { billing: { postalCode: '13002' } }],
    ['address', '12 rue\nde Rome', { billing: { addressLine1: '12 rue de Rome' } }],
    ['city', 'Aix\r\nen Provence', { billing: { city: 'Aix en Provence' } }],
  ] as const)('the line break of a message inside %s is no part of it: %j', (name, value, read) => {
    expect(parse({ [name]: value })).toMatchObject(E.right(read));
  });

  it('description and address may be missing', () => {
    expect(parse({ desc: [], address: [], zip: '', city: ' ' })).toMatchObject(
      E.right({ description: '', billing: { addressLine1: '', postalCode: '', city: '' } }),
    );
  });

  it.each([
    ['desc', 200],
    ['address', 50],
    ['city', 50],
    ['zip', 10],
  ] as const)('%s has %d characters at most', (name, length) => {
    expect(E.isRight(parse({ [name]: 'a'.repeat(length) }))).toBe(true);
    expect(parse({ [name]: 'a'.repeat(length + 1) })).toEqual(unreadable(name));
    expect(parse({ [name]: 'a'.repeat(10_000) })).toEqual(unreadable(name));
  });

  it('markup in a text is text', () => {
    expect(parse({ desc: script })).toMatchObject(E.right({ description: script }));
  });

  it.each(['\u202e', '\u0000', '\n', '\u200b', '\u2028', '\ud800'])(
    'an invisible character makes a text unreadable: %j',
    (sign) => {
      expect(parse({ desc: `Avis${sign}26104887` })).toEqual(unreadable('desc'));
    },
  );

  it.each(mobileParameters)('%s twice in the address is unreadable', (name) => {
    expect(parse({ [name]: [given[name], given[name]] })).toEqual(unreadable(name));
  });

  it('without any parameter it is refused, in the order of the screen', () => {
    const refused = parseMobilePayment(() => []);
    expect(Object.keys(E.isLeft(refused) ? refused.left : {})).toEqual([
      'amount',
      'reference',
      'email',
    ]);
  });

  test.prop([fc.array(anyText, { minLength: 7, maxLength: 7 })])(
    'whatever the address is: the texts are bounded, and the amount is above 0',
    (values) => {
      const parsed = parseMobilePayment((name) => [values[mobileParameters.indexOf(name)] ?? '']);
      if (E.isRight(parsed)) {
        expect(parsed.right.amount).toBeGreaterThan(0);
        expect(parsed.right.reference).toMatch(/^[A-Za-z0-9-]{1,20}$/);
        expect(parsed.right.description.length).toBeLessThanOrEqual(400);
      }
    },
  );
});
