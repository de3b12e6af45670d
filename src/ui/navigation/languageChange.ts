/** What a change of the language needs from the browser; `main.tsx` provides it. */
export interface LanguageStorage {
  readonly choose: (tag: string) => void;
  /** Takes along the input of the page at this path, and its navigation state. */
  readonly carry: (page: string) => void;
}

let storage: LanguageStorage | undefined;

/** Called once, before the first render. */
export function provideLanguageStorage(provided: LanguageStorage): void {
  storage = provided;
}

/** The visitor leaves for the same page in another language. */
export function leaveForLanguage(tag: string, page: string): void {
  storage?.choose(tag);
  storage?.carry(page);
}

/** The visitor stays with the language of this page, and is offered no other one. */
export function stayWithLanguage(tag: string): void {
  storage?.choose(tag);
}

/** Leaves for an area that is in French only. The stored language does not change. */
export function leaveForFrenchArea(page: string): void {
  storage?.carry(page);
}
