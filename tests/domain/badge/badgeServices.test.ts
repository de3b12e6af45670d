import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  badgeServicesLimits,
  parseBadgeServices,
  type BadgeServicesText,
} from '../../../src/domain/badge/badgeServices';
import { characterCount } from '../../../src/domain/basis/characterCount';

const services = {
  name: 'PEUGEOT 208',
  personalisation1: 'VEHICULE 1',
  personalisation2: 'Trajet domicile travail',
  hasAdditionalService: true,
};

describe('services of a badge', () => {
  it('M5.16 have texts without the surrounding spaces', () => {
    expect(parseBadgeServices(services)).toEqual(E.right(services));
    expect(parseBadgeServices({ ...services, name: '  CLIO ', personalisation2: ' ' })).toEqual(
      E.right({ ...services, name: 'CLIO', personalisation2: '' }),
    );
  });

  it.each<[BadgeServicesText, number]>([
    ['name', 20],
    ['personalisation1', 10],
    ['personalisation2', 30],
  ])('M5.16 %s holds at most %i characters, an accent or a sign being one', (field, limit) => {
    for (const character of ['x', 'é', '🚗']) {
      const longest = character.repeat(limit);
      const longestServices = { ...services, [field]: longest };
      expect(parseBadgeServices(longestServices)).toEqual(E.right(longestServices));
      const tooLong = { ...services, [field]: longest + character };
      expect(parseBadgeServices(tooLong)).toEqual(
        E.left({ [field]: { kind: 'badgeServices/too-long', limit } }),
      );
    }
  });

  it.each([true, false])(
    'M5.16 personalisation 1 is required, the extra information being %s',
    (hasAdditionalService) => {
      expect(
        parseBadgeServices({ ...services, hasAdditionalService, personalisation1: ' ' }),
      ).toEqual(E.left({ personalisation1: { kind: 'badgeServices/personalisation1-missing' } }));
    },
  );

  it('M5.17 the name is required with the extra information only', () => {
    const nameless = { ...services, name: ' ' };
    expect(parseBadgeServices(nameless)).toEqual(
      E.left({ name: { kind: 'badgeServices/name-missing' } }),
    );
    expect(E.isRight(parseBadgeServices({ ...nameless, hasAdditionalService: false }))).toBe(true);
  });

  it('M5.16 all invalid fields are reported at once, in the order of the screen', () => {
    const wrong = { ...services, name: '', personalisation1: '', personalisation2: 'x'.repeat(31) };
    const parsed = parseBadgeServices(wrong);
    expect(Object.keys(E.isRight(parsed) ? {} : parsed.left)).toEqual([
      'name',
      'personalisation1',
      'personalisation2',
    ]);
  });

  it('accepted services respect every limit, and are accepted again unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 32 });
    const input = fc.record({
      name: text,
      personalisation1: text,
      personalisation2: text,
      hasAdditionalService: fc.boolean(),
    });
    fc.assert(
      fc.property(input, (raw) => {
        const parsed = parseBadgeServices(raw);
        if (!E.isRight(parsed)) return;
        for (const [field, limit] of Object.entries(badgeServicesLimits)) {
          const kept = parsed.right[field as BadgeServicesText];
          expect(characterCount(kept)).toBeLessThanOrEqual(limit);
        }
        expect(parseBadgeServices(parsed.right)).toEqual(parsed);
      }),
    );
  });
});
