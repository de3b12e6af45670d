import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { PaintedContentContext, type PaintedContent } from './PaintedContent';

/** The published content that was painted into this page; null on any other page. */
export function usePaintedContent(): PaintedContent | null {
  const painted = use(PaintedContentContext);
  const { pathname } = useLocation();
  return painted?.path === pathname ? painted : null;
}
