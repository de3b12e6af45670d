import { createContext } from 'react';

/**
 * Reloads the page; its fields and all drafts are there again, but no password, file, bank account or card.
 */
export const ReloadContext = createContext<() => void>(() => undefined);
