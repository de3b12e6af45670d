import { createContext } from 'react';

/** Loads the page anew where this tab runs an older build than the server has; answers whether it does. */
export type ReloadIfReplaced = () => Promise<boolean>;

export const ReloadContext = createContext<ReloadIfReplaced>(() => Promise.resolve(false));
