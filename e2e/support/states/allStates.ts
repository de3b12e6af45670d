import { screens, seen } from '../screens.ts';
import { accessStates } from './accessStates.ts';
import { contactStates } from './contactStates.ts';
import { contentStates } from './contentStates.ts';
import { endingStates } from './endingStates.ts';
import { freeRampStates, freeRampVisitorStates } from './freeRampStates.ts';
import { homeStates } from './homeStates.ts';
import { memberStates } from './memberStates.ts';
import { payingStates } from './payingStates.ts';
import { purchaseStates } from './purchaseStates.ts';
import { accountRefundStates, visitorRefundStates } from './refundStates.ts';
import type { State } from './State.ts';

/** A state of the site, with or without a token. */
export interface SiteState extends State {
  readonly isSignedIn: boolean;
}

const withToken = (state: State): SiteState => ({ ...state, isSignedIn: true });
const withoutToken = (state: State): SiteState => ({ ...state, isSignedIn: false });

const isPrivate = (address: string): boolean =>
  /^\/(member\/|espace$|espace\/gratuite)/.test(address);

/** The named states of the screens. */
export const namedStates: readonly SiteState[] = [
  ...[...memberStates, ...freeRampStates, ...accountRefundStates].map(withToken),
  ...[
    ...accessStates,
    ...contactStates,
    ...contentStates,
    ...endingStates,
    ...homeStates,
    ...payingStates,
    ...purchaseStates,
    ...freeRampVisitorStates,
    ...visitorRefundStates,
  ].map(withoutToken),
];

/** Each screen once everything is loaded. */
export const arrivedStates: readonly SiteState[] = Object.entries(screens).map(
  ([name, [address, arrived]]) => ({
    name: `${name}, arrived`,
    address,
    shows: (page) => seen(page, arrived),
    isSignedIn: isPrivate(address),
  }),
);

const pathOf = (address: string): string => address.replace(/\?.*/, '');
const namedPaths = new Set(namedStates.map(({ address }) => pathOf(address)));

/** Every named state, and each screen that has none: all addresses of the site. */
export const visitedStates: readonly SiteState[] = [
  ...namedStates,
  ...arrivedStates.filter(({ address }) => !namedPaths.has(pathOf(address))),
];
