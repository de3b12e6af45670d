import { createContext } from 'react';

/** What a change of the language needs from the browser. */
interface LanguageChange {
  /** Stores the language that the visitor chose, by its tag. */
  readonly choose: (tag: string) => void;
  /** Takes along the input of the page at this path, and its navigation state. */
  readonly carry: (page: string) => void;
}

export const LanguageChangeContext = createContext<LanguageChange>({
  choose: () => undefined,
  carry: () => undefined,
});
