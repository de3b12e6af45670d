import { createContext } from 'react';
import type { AppStore } from '../../application/store';

/** Brings the store, with the ports behind it. It is fetched once, after the public shell has been painted. */
export type LoadStore = () => Promise<AppStore>;

export const ApplicationContext = createContext<LoadStore | undefined>(undefined);
