import { isFirstLanguage, type Language } from '../../src/ui/navigation/languages.ts';
import { arrivedStates, namedStates, type SiteState } from '../support/states/allStates.ts';

const isArrival = ({ address, before, then }: SiteState, wanted: string): boolean =>
  address === wanted && before === undefined && then === undefined;

/** Every screen, then every named state of every screen that shows something else. */
const galleryStates: readonly SiteState[] = [
  ...arrivedStates.filter(({ address }) => !namedStates.some((state) => isArrival(state, address))),
  ...namedStates,
];

/**
 * The states of a language. They find controls by their French names: other languages have those that need no
 * click. The subscriber area is French only.
 */
export function galleryStatesIn(language: Language): readonly SiteState[] {
  return isFirstLanguage(language)
    ? galleryStates
    : galleryStates.filter(
        ({ address, then }) => then === undefined && !address.startsWith('/member/'),
      );
}
