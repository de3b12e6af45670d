import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { BadgeSearch } from '../../../domain/badge/badgeSearch';
import type { ShownBadgeStatus } from '../../../domain/badge/shownBadgeStatus';

const WORDS = 'recherche';
const STATUS = 'statut';

interface BadgeSearchState {
  readonly search: BadgeSearch;
  /** Applies at once; the status is written into the address, too. */
  readonly look: (search: BadgeSearch) => void;
  /** Writes the words into the address, when the field is left. */
  readonly keep: () => void;
  readonly clear: () => void;
}

/**
 * The search of the list. It is in the address, so that a return from a badge shows the same rows. A status
 * that no badge of the contract has is ignored.
 */
export function useBadgeSearch(statuses: readonly ShownBadgeStatus[]): BadgeSearchState {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [words, setWords] = useState(() => address.get(WORDS) ?? '');
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    // Back, or a link to the list; this page itself replaces the address only.
    setShownKey(key);
    if (arrival !== NavigationType.Replace) setWords(address.get(WORDS) ?? '');
  }
  const status = statuses.find((one) => one === address.get(STATUS)) ?? null;

  const write = (search: BadgeSearch): void => {
    const next = new URLSearchParams();
    if (search.words.trim() !== '') next.set(WORDS, search.words.trim());
    if (search.status !== null) next.set(STATUS, search.status);
    if (next.toString() !== address.toString()) setAddress(next, { replace: true });
  };
  return {
    search: { words, status },
    look: (search) => {
      setWords(search.words);
      if (search.status !== status) write(search);
    },
    keep: () => write({ words, status }),
    clear: () => {
      setWords('');
      write({ words: '', status: null });
    },
  };
}
