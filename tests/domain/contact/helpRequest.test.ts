import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { contactSubjects } from '../../../src/domain/contact/contactSubject';
import {
  helpSubject,
  helpTopics,
  readHelpRequest,
  type HelpRequest,
} from '../../../src/domain/contact/helpRequest';
import { arbitraryJson, arbitraryObject, longestText } from '../../support/basis/arbitraryJson';

const request = (changes: Partial<HelpRequest> = {}): HelpRequest => ({
  topic: 'lostBadge',
  owner: 'camille.durand@example.fr',
  name: 'Camille Durand',
  email: 'camille.durand@example.fr',
  facts: ['Badge\u202f: 64010827 (CLIO)', 'Contrat\u202f: 00500117'],
  ...changes,
});

it('P9.18 the subject of a request is one of the contact form', () => {
  expect(contactSubjects).toContain(helpSubject);
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

  const line = 'x'.repeat(300);
  it.each([
    ['no list', 'Badge', []],
    ['lines that are empty, too long or no text', ['a', '', `${line}x`, 4, null, 'b'], ['a', 'b']],
    ['lines of 300 letters', [line], [line]],
    ['25 lines', Array.from({ length: 25 }, (_, at) => `${at}`), [...Array(22).keys()].map(String)],
  ])('has the facts that can be read: %s', (_title, facts, read) => {
    expect(readHelpRequest({ topic: 'trips', facts })?.facts).toEqual(read);
  });

  test.prop([
    arbitraryObject(['topic', 'owner', 'name', 'email', 'facts'], 'trips'),
    fc.array(arbitraryJson),
  ])('has short texts only', (raw, facts) => {
    const read = readHelpRequest({ topic: 'trips', ...Object(raw), facts });
    expect(longestText(read)).toBeLessThanOrEqual(500);
    expect(read?.facts.length ?? 0).toBeLessThanOrEqual(22);
  });
});
