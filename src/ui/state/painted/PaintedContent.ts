import { createContext } from 'react';
import type { PublishedContent } from '../../../application/ports/publicSite/PublishedContent';

/** The published content of the page that the build painted. */
export interface PaintedContent extends PublishedContent {
  /** The page that shows it; it has no other part. */
  readonly path: string;
}

/** Null on a page that was painted without published content. */
export const PaintedContentContext = createContext<PaintedContent | null>(null);
