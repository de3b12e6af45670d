import { createContext } from 'react';
import type { AreaPages } from './SitePage';

/** The pages of the current area. The areas other than `shell` are nested in it and replace its pages. */
export const PagesOfArea = createContext<AreaPages>({});
