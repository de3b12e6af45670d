import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseContactMessage,
  type ContactInput,
  type ContactMessage,
} from '../../../src/domain/contact/contactMessage';
import {
  asksForPassage,
  asksForPayment,
  contactSubjects,
} from '../../../src/domain/contact/contactSubject';
import { day } from '../../support/basis/day';
import { today } from '../../support/store/fakePorts';

const nothing: ContactInput = {
  subject: '',
  day: '',
  route: '',
  plate: '',
  method: '',
  firstDigits: '',
  lastDigits: '',
  name: '',
  email: '',
  text: '',
};
const question: ContactInput = {
  ...nothing,
  subject: 'Service clients',
  name: ' Camille  Durand ',
  email: ' camille.durand@example.fr ',
  text: "\nMon badge n'est plus reconnu.\n",
};
const notice: ContactInput = {
  ...question,
  subject: 'CNP',
  day: '09/11/2026',
  route: 'a50-roundabout',
  plate: 'ab-123 cd',
};
const receipt: ContactInput = {
  ...notice,
  subject: 'Reçu',
  method: 'card',
  firstDigits: '497040',
  lastDigits: '1234',
};

const parse = (raw: ContactInput): ReturnType<typeof parseContactMessage> =>
  parseContactMessage(raw, { now: today, opened: day('1993-09-18') });
const misfits = (raw: ContactInput): readonly (readonly [string, string])[] => {
  const parsed = parse(raw);
  return E.isRight(parsed)
    ? []
    : Object.entries(parsed.left).map(([field, error]) => [field, error.kind]);
};

describe('P9.18 the subjects', () => {
  it('there are eight subjects', () => {
    expect(contactSubjects).toEqual([
      'Service clients',
      'Sécurité / trafic',
      'Recouvrement',
      'Communication',
      'Reçu',
      'CNP',
      'Ressources humaines',
      'Données Personnelles',
    ]);
  });

  it('P5.14, P5.15 only Reçu and CNP are about a passage, only Reçu about its payment', () => {
    expect(contactSubjects.filter(asksForPassage)).toEqual(['Reçu', 'CNP']);
    expect(contactSubjects.filter(asksForPayment)).toEqual(['Reçu']);
  });
});

describe('a message', () => {
  it.each(contactSubjects.filter((subject) => !asksForPassage(subject)))(
    'P5.16 about « %s » requires a name, an e-mail and a text, but no passage',
    (subject) => {
      const author = {
        name: 'Camille Durand',
        email: 'camille.durand@example.fr',
        text: "Mon badge n'est plus reconnu.",
      };
      expect(parse({ ...question, subject })).toEqual(
        E.right({ subject, passage: null, ending: null, ...author }),
      );
      expect(parse({ ...receipt, day: 'hier', firstDigits: 'x', subject })).toEqual(
        E.right({ subject, passage: null, ending: null, ...author }),
      );
    },
  );

  it('P5.13, P5.16 requires a subject, a name, an e-mail and a text, in the order of the screen', () => {
    expect(misfits({ ...nothing, name: ' ', text: ' \u200b\n ' })).toEqual([
      ['subject', 'contactSubject/missing'],
      ['name', 'contact/name-missing'],
      ['email', 'email/missing'],
      ['text', 'contact/text-missing'],
    ]);
  });

  it.each(['Autre', 'reçu', 'toString'])('P5.13 « %s » is not a subject', (subject) => {
    expect(misfits({ ...question, subject })).toEqual([['subject', 'contactSubject/missing']]);
  });

  it('P5.14 about a CNP requires the day, the route and the plate', () => {
    expect(misfits({ ...notice, day: '', route: '', plate: '' })).toEqual([
      ['day', 'passageDay/missing'],
      ['route', 'contactRoute/missing'],
      ['plate', 'plate/missing'],
    ]);
    expect(parse(notice)).toMatchObject(
      E.right({
        passage: {
          day: '2026-11-09',
          route: { id: 'a50-roundabout' },
          plate: 'AB123CD',
          payment: null,
        },
      }),
    );
  });

  it('P5.15 about a CNP requires no payment, whatever was chosen before', () => {
    expect(parse({ ...receipt, lastDigits: '1', subject: 'CNP' })).toMatchObject(
      E.right({ passage: { payment: null } }),
    );
  });

  it('P5.14, P5.15 for a receipt also requires how the passage was paid', () => {
    expect(misfits({ ...receipt, day: '', route: '', plate: '', method: '' })).toEqual([
      ['day', 'passageDay/missing'],
      ['route', 'contactRoute/missing'],
      ['plate', 'plate/missing'],
      ['method', 'contact/method-missing'],
    ]);
    expect(misfits({ ...receipt, method: 'cheque' })).toEqual([
      ['method', 'contact/method-missing'],
    ]);
  });

  it.each([
    ['', ''],
    ['49704', '123'],
    ['49704x', '12e4'],
  ])(
    'P5.15, P9.10 « %s » and « %s » are refused as digits of a card',
    (firstDigits, lastDigits) => {
      expect(misfits({ ...receipt, firstDigits, lastDigits }).map(([field]) => field)).toEqual([
        'firstDigits',
        'lastDigits',
      ]);
    },
  );

  it('P5.15 paid by card contains the first and last digits, paid in cash none', () => {
    expect(parse(receipt)).toMatchObject(
      E.right({
        passage: { payment: { method: 'card', firstDigits: '497040', lastDigits: '1234' } },
      }),
    );
    const cash = parse({ ...receipt, method: 'cash', firstDigits: '4' });
    expect(cash).toMatchObject(E.right({ passage: { payment: { method: 'cash' } } }));
    expect(JSON.stringify(cash)).not.toContain('firstDigits');
  });

  it('P5.14, P5.16 refuses a future day, an invalid plate and an invalid e-mail', () => {
    expect(misfits({ ...notice, day: '22/11/2026', plate: 'AB_123', email: 'camille' })).toEqual([
      ['day', 'passageDay/in-future'],
      ['plate', 'plate/invalid'],
      ['email', 'email/invalid'],
    ]);
    expect(parse({ ...question, email: '' })).toEqual(E.left({ email: { kind: 'email/missing' } }));
  });

  const anyText = fc.oneof(fc.string(), fc.constantFrom(...Object.values({ ...receipt })));
  test.prop([
    fc.record({
      ...(Object.fromEntries(Object.keys(nothing).map((field) => [field, anyText])) as Record<
        keyof ContactInput,
        typeof anyText
      >),
      subject: fc.constantFrom(...contactSubjects, ''),
    }),
  ])(
    'P5.13–P5.16 whatever is typed, an accepted message contains what its subject requires',
    (raw) => {
      const parsed = parse(raw);
      if (!E.isRight(parsed)) return;
      const { subject, passage, name, text }: ContactMessage = parsed.right;
      expect([name, text].map((part) => part.trim())).not.toContain('');
      expect(passage !== null).toBe(asksForPassage(subject));
      expect(passage !== null && passage.payment !== null).toBe(asksForPayment(subject));
    },
  );
});
