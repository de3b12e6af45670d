import { createContext } from 'react';

export interface Reload {
  /** Reloads the page if this tab runs another build than the host has; resolves to whether it does. */
  readonly ifReplaced: () => Promise<boolean>;
  /**
   * Reloads the page; its fields and all drafts are there again, but no password, file, bank account or
   * card.
   */
  readonly withInput: () => void;
}

export const ReloadContext = createContext<Reload>({
  ifReplaced: () => Promise.resolve(false),
  withInput: () => undefined,
});
