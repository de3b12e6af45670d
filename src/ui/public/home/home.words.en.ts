import type { Words } from './home.words.fr';

export const words: Words = {
  hero: {
    label: 'Highlights',
    title: 'Cross the city without stopping.',
    text: 'A tag on your windscreen, one invoice a month, and the barrier opens by itself.',
    subscribe: 'Subscribe online',
    own: 'Your tags, your trips and what is left to pay are in your account.',
    ownSpace: 'My account',
  },
  offers: {
    title: 'Our offers',
    none: 'No offer is open online at the moment.',
    unknown: 'The prices cannot be shown at the moment.',
    compare: 'Compare the offers',
  },
  ramp: {
    title: 'The free ramp',
    text: 'Did you pay in cash and leave by the ramp? The identifier of the ticket is all you need for a refund.',
    discover: 'Find out about the free ramp',
    video: 'Video of the free ramp',
    videoElsewhere: 'This video comes from another site. Allow third-party services to show it.',
    watch: 'Watch the video',
  },
  news: {
    title: 'News',
    none: 'Our next news will appear here.',
    all: 'All news',
  },
  pay: {
    title: 'Pay for a trip',
    text: 'Have you received a payment notice or a notice of non-payment (CNP)? Pay online with its number and your number plate.',
    start: 'Pay online',
  },
  social: {
    title: 'Social networks',
    none: 'Our next posts will appear here.',
    shortPost: (place) => `Post ${place}`,
    post: (place, count) => `See post ${place} of ${count}`,
    elsewhere: 'These pictures come from another site. Allow third-party services to show them.',
    follow: (operator) => `Follow ${operator} on social networks`,
  },
  chooseCookies: 'Choose my cookies',
  app: {
    title: 'The mobile app',
    text: 'The traffic, your trips and your invoices, on your phone.',
    appStore: 'Download on the App Store',
    playStore: 'Get it on Google Play',
  },
};
