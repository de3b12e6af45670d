import { screens, type Screen, type Sight } from '../../../e2e/support/screens.ts';
import { addressesOf, isPrerendered, routeNames } from '../../../src/ui/navigation/routes.ts';

/** An address of the bench. It is complete when it shows `data` and its controls work. */
export interface BenchedPage {
  readonly address: string;
  /** It shows data of the visitor, who has signed in. */
  readonly isPrivate: boolean;
  /** Its HTML file has its heading. */
  readonly isPrerendered: boolean;
  readonly data: Sight;
}

/** The pages of the four journeys of a driver who reads English, and those of an account. */
const english: readonly Screen[] = [
  ['/en', { selector: 'main td', text: ' min' }],
  ['/en/payer-en-ligne', { selector: 'main button', text: 'Search' }],
  ['/en/achat', { selector: 'main button', text: 'Next' }],
  ['/en/nos-abonnements', { selector: 'main h2', text: 'How to subscribe' }],
  ['/en/faq', { selector: 'main summary', text: 'Combien coûte un passage' }],
  ['/en/nous-contacter', { selector: 'main button', text: 'Send' }],
  ['/en/espace/connexion', { selector: 'main button', text: 'Sign in' }],
  ['/en/espace/inscription', { selector: 'main button', text: 'Sign up' }],
  ['/en/espace/gratuite', { selector: 'main h2', text: 'Where you stand' }],
];

/** The free-ramp area, the subscriber area and the choice between them, in any language. */
const privatePath = /^(\/en)?\/(member\/|espace(\/gratuite|$))/;

/** Answers to an order or a payment, and a page whose content is a frame. */
const unbenched = [
  ...['unknown', 'purchaseOrder', 'purchaseState', 'mobilePayment', 'paymentReturn'],
  ...['checkout', 'invoiceView'],
];
const benched = Object.entries(screens).filter(([name]) => !unbenched.includes(name));

const prerendered = new Set(routeNames.filter(isPrerendered).flatMap(addressesOf));

export const benchedPages: readonly BenchedPage[] = [
  ...benched.map(([, screen]) => screen),
  ...english,
].map(([address, data]) => ({
  address,
  isPrivate: privatePath.test(address),
  isPrerendered: prerendered.has(address.replace(/^\/en(?=\/|$)/, '') || '/'),
  data,
}));
