import { createContext } from 'react';
import type { AppStore } from '../../application/store';

/** Loads the store with its ports, once, after the first paint of the public shell. */
export type LoadStore = () => Promise<AppStore>;

export const ApplicationContext = createContext<LoadStore | undefined>(undefined);
