import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  badgeServicesLimits,
  parseBadgeServices,
  type BadgeServicesText,
} from '../../src/domain/badgeServices';
import { characterCount } from '../../src/domain/characterCount';

const services = {
  name: 'PEUGEOT 208',
  personalisation1: 'VEHICULE 1',
  personalisation2: 'Trajet domicile travail',
  hasAdditionalService: true,
};

describe('services of a badge', () => {
  it('M5.16 keep their texts, without the spaces around them', () => {
    expect(parseBadgeServices(services)).toEqual(right(services));
    expect(parseBadgeServices({ ...services, name: '  CLIO ', personalisation2: ' ' })).toEqual(
      right({ ...services, name: 'CLIO', personalisation2: '' }),
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
      expect(parseBadgeServices(longestServices)).toEqual(right(longestServices));
      const tooLong = { ...services, [field]: longest + character };
      expect(parseBadgeServices(tooLong)).toEqual(
        left({ [field]: { kind: 'badgeServices/too-long', limit } }),
      );
    }
  });

  it.each([true, false])(
    'M5.16 personalisation 1 is required, the extra information being %s',
    (hasAdditionalService) => {
      expect(
        parseBadgeServices({ ...services, hasAdditionalService, personalisation1: ' ' }),
      ).toEqual(left({ personalisation1: { kind: 'badgeServices/personalisation1-missing' } }));
    },
  );

  it('M5.17 the name is required with the extra information only', () => {
    const nameless = { ...services, name: ' ' };
    expect(parseBadgeServices(nameless)).toEqual(
      left({ name: { kind: 'badgeServices/name-missing' } }),
    );
    expect(isRight(parseBadgeServices({ ...nameless, hasAdditionalService: false }))).toBe(true);
  });

  it('M5.16 all that does not fit is told at once, in the order of the screen', () => {
    const wrong = { ...services, name: '', personalisation1: '', personalisation2: 'x'.repeat(31) };
    const parsed = parseBadgeServices(wrong);
    expect(Object.keys(isRight(parsed) ? {} : parsed.left)).toEqual([
      'name',
      'personalisation1',
      'personalisation2',
    ]);
  });

  it('what goes through follows every limit, and goes through again unchanged', () => {
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
        if (!isRight(parsed)) return;
        for (const [field, limit] of Object.entries(badgeServicesLimits)) {
          const kept = parsed.right[field as BadgeServicesText];
          expect(characterCount(kept)).toBeLessThanOrEqual(limit);
        }
        expect(parseBadgeServices(parsed.right)).toEqual(parsed);
      }),
    );
  });
});
