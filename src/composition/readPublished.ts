import * as E from 'fp-ts/Either';
import { decodePublished, toPublishedContent } from '../adapters/http/publicSite/publishedAnswers';
import type { PaintedContent } from '../ui/state/painted/PaintedContent';
import { reportMalformedAnswer } from './reportMalformedAnswer';

/**
 * Decodes the published content (JSON) that the build wrote into the page at a path; null and a report to
 * developers when it cannot be read.
 */
export function readPublished(json: string, path: string): PaintedContent | null {
  const decoded = decodePublished(parsed(json));
  if (E.isRight(decoded)) return { ...toPublishedContent(decoded.right.answers), path };
  reportMalformedAnswer('published content of the page', decoded.left);
  return null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
