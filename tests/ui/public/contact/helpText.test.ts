// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseContactMessage } from '../../../../src/domain/contact/contactMessage';
import { asksForPassage } from '../../../../src/domain/contact/contactSubject';
import {
  helpSubject,
  helpTopics,
  type HelpRequest,
} from '../../../../src/domain/contact/helpRequest';
import { helpText } from '../../../../src/ui/public/contact/ContactPage';
import { day } from '../../../support/basis/day';
import { today } from '../../../support/store/fakePorts';

const lostBadge: HelpRequest = {
  topic: 'lostBadge',
  owner: 'camille.durand@example.fr',
  name: 'Camille Durand',
  email: 'camille.durand@example.fr',
  facts: ['Badge\u202f: 64010827 (CLIO)', 'Contrat\u202f: 00500117'],
};

describe('the message that a page begins', () => {
  it.each(helpTopics)('P9.18 about %s has an existing subject without further fields', (topic) => {
    expect(asksForPassage(helpSubject)).toBe(false);
    const parsed = parseContactMessage(
      {
        subject: helpSubject,
        ...{ day: '', route: '', plate: '', method: '', firstDigits: '', lastDigits: '' },
        name: 'Camille Durand',
        email: 'camille.durand@example.fr',
        text: helpText({ ...lostBadge, topic }, day('2026-11-20')),
      },
      { now: today, opened: day('1993-09-18') },
    );
    expect(parsed).toMatchObject({ _tag: 'Right', right: { subject: 'Service clients' } });
  });

  it('about a lost badge has its lines and the day', () => {
    const text = helpText(lostBadge, day('2026-11-20')).replaceAll('\u202f', '_');
    expect(text).toBe(
      [
        'Bonjour,',
        'Mon badge est perdu ou volé. Merci de le suspendre et de me dire comment le remplacer.',
        'Badge_: 64010827 (CLIO)\nContrat_: 00500117',
        'Constaté le_: 20/11/2026',
      ].join('\n\n'),
    );
  });
});
