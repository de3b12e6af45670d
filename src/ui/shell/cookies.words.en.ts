import type { Words } from './cookies.words.fr';

export const words: Words = {
  title: 'Cookie settings',
  question: '[Cookies:] content from other sites.',
  questionWithAudience: '[Cookies:] visitor numbers and content from other sites.',
  yourChoice: 'You decide. Nothing optional is loaded before you answer.',
  choose: 'Choose',
  close: 'Close',
  refuse: 'Refuse all',
  accept: 'Accept',
  audience: 'Visitor numbers',
  audiencePurpose: 'Counts the visits to each page, to improve it.',
  thirdParty: 'Third-party services',
  thirdPartyPurpose: 'Shows the video of the free ramp and the pictures from social networks.',
  whatAcceptDoes:
    '“Accept” saves these settings for 6 months. You can change them at the bottom of the page.',
};
