import { isFirstLanguage, type Language } from '../../src/ui/navigation/languages.ts';
import { screens } from '../support/screens.ts';
import { signedInStates, visitorStates } from '../support/states/allStates.ts';
import type { State } from '../support/states/State.ts';

export interface GalleryState extends State {
  readonly isSignedIn: boolean;
}

const isPrivate = (address: string): boolean =>
  /^\/(member\/|espace$|espace\/gratuite)/.test(address);

/** Each screen once everything is loaded, unless one of the named states shows the same. */
const arrived = Object.entries(screens)
  .map(([name, [address, shows]]) => ({
    name: `${name}, arrived`,
    ...{ address, shows },
    isSignedIn: isPrivate(address),
  }))
  .filter(
    ({ address }) =>
      ![...signedInStates, ...visitorStates].some((state) => isArrival(state, address)),
  );

function isArrival({ address, before, then }: State, wanted: string): boolean {
  return address === wanted && before === undefined && then === undefined;
}

/** Every screen, then every named state of every screen. */
const galleryStates: readonly GalleryState[] = [
  ...arrived,
  ...signedInStates.map((state) => ({ ...state, isSignedIn: true })),
  ...visitorStates.map((state) => ({ ...state, isSignedIn: false })),
];

/**
 * The states of a language. They find controls by their French names: other languages have those that need no
 * click. The subscriber area is French only.
 */
export function galleryStatesIn(language: Language): readonly GalleryState[] {
  return isFirstLanguage(language)
    ? galleryStates
    : galleryStates.filter(
        ({ address, then }) => then === undefined && !address.startsWith('/member/'),
      );
}
