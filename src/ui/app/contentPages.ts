import type { ComponentType } from 'react';
import { island } from '../state/island';

/** What the operator publishes at addresses of its own: the first load of the home page names none of them. */
export const contentPages: Readonly<Record<string, ComponentType>> = {};

/** At any other address: a page of the editors, or none. */
export const CmsAddressPage = island(async () => (await import('./CmsAddressPage')).CmsAddressPage);
