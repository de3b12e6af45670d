import type { ReactElement } from 'react';
import { publishedDocuments, type PublicDocument } from '../../../domain/publicDocument';
import { DocumentItems } from './DocumentItems';
import { NoDocument } from './NoDocument';

/** The published documents of a page, the newest first (P3.21). */
export function DocumentList({
  documents,
}: {
  readonly documents: readonly PublicDocument[];
}): ReactElement {
  const published = publishedDocuments(documents);
  return published.length === 0 ? (
    <NoDocument />
  ) : (
    <DocumentItems documents={published} level={2} />
  );
}
