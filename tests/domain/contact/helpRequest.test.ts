import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  helpSubject,
  helpText,
  helpTopics,
  readHelpRequest,
  type HelpRequest,
} from '../../../src/domain/contact/helpRequest';
import { parseContactMessage } from '../../../src/domain/contact/contactMessage';
import { asksForPassage } from '../../../src/domain/contact/contactSubject';
import { day } from '../../support/basis/day';
import { arbitraryJson, arbitraryObject, longestText } from '../../support/basis/arbitraryJson';
import { today } from '../../support/store/fakePorts';

/** Shows the narrow no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u202f', '_');

const request = (changes: Partial<HelpRequest> = {}): HelpRequest => ({
  topic: 'lostBadge',
  owner: 'camille.durand@example.fr',
  name: 'Camille Durand',
  email: 'camille.durand@example.fr',
  facts: ['Badge\u202f: 64010827 (CLIO)', 'Contrat\u202f: 00500117'],
  ...changes,
});

describe('the message', () => {
  it.each(helpTopics)('P9.18 about %s has an existing subject without further fields', (topic) => {
    expect(asksForPassage(helpSubject)).toBe(false);
    const parsed = parseContactMessage(
      {
        subject: helpSubject,
        ...{ day: '', route: '', plate: '', method: '', firstDigits: '', lastDigits: '' },
        name: 'Camille Durand',
        email: 'camille.durand@example.fr',
        text: helpText(request({ topic }), day('2026-11-20')),
      },
      today,
    );
    expect(parsed).toMatchObject({ _tag: 'Right', right: { subject: 'Service clients' } });
  });

  it('about a lost badge has its lines and the day', () => {
    expect(plain(helpText(request(), day('2026-11-20')))).toBe(
      [
        'Bonjour,',
        'Mon badge est perdu ou volé. Merci de le suspendre et de me dire comment le remplacer.',
        'Badge_: 64010827 (CLIO)\nContrat_: 00500117',
        'Constaté le_: 20/11/2026',
      ].join('\n\n'),
    );
  });
});

describe('a request of the history', () => {
  it.each(helpTopics)('about %s is read as it was written', (topic) => {
    const written = request({ topic });
    expect(readHelpRequest(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, undefined, 'trips', { topic: 'trip' }, { facts: [] }])(
    'is none where there is no known topic: %o',
    (raw) => {
      expect(readHelpRequest(raw)).toBeNull();
    },
  );

  test.prop([
    arbitraryObject(['topic', 'owner', 'name', 'email', 'facts'], 'trips'),
    fc.array(arbitraryJson),
  ])('has short texts only', (raw, facts) => {
    const read = readHelpRequest({ topic: 'trips', ...Object(raw), facts });
    expect(longestText(read)).toBeLessThanOrEqual(500);
    expect(read?.facts.length ?? 0).toBeLessThanOrEqual(22);
  });
});
