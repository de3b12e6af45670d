import type { Words } from './legal.words.fr';

export const words: Words = {
  noTerms: 'The text is not published online yet. We send you the terms that apply on request.',
  noNotice: 'The text is not published online yet. We give you this information on request.',
  accessibility: {
    description: 'How accessible this site is, and how to report what gets in your way.',
    conformity: 'Conformity',
    status: 'Accessibility: not compliant',
    statement: (operator) =>
      `The site of ${operator} is not declared compliant with the French accessibility standard (RGAA), version 4.1: no audit has been carried out yet. We therefore cannot say which of its rules are met.`,
    report: 'Report a difficulty',
    howToReport:
      'Does a page, a button or a document stop you? Tell us which one, and what equipment you use, by phone, by email or with the [contact form]. We give you the information in another way, or do what you came for together with you.',
    appeal: 'If our answer is not enough',
    howToAppeal:
      'You can turn, free of charge, to the French Defender of Rights ([Défenseur des droits]).',
  },
};
