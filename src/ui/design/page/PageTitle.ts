import { createContext } from 'react';

/** The title that the table of routes gives the current page; empty outside a page. */
export const PageTitle = createContext('');
