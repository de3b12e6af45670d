import { createContext } from 'react';

/** Reloads the page if this tab runs an older build than the server has; resolves to whether it does. */
export type ReloadIfReplaced = () => Promise<boolean>;

export const ReloadContext = createContext<ReloadIfReplaced>(() => Promise.resolve(false));
