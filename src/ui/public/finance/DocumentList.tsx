import { useId, type ReactElement } from 'react';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import {
  byCategory,
  type DocumentCategory,
  type PublicDocument,
} from '../../../domain/publicSite/publicDocument';
import content from '../../design/page/Content.module.css';
import { DocumentItems } from './DocumentItems';
import { NoDocument } from './NoDocument';

interface DocumentListProps {
  readonly documents: readonly PublicDocument[];
  /** Heading level of the categories; a document is one below, or at this level without categories. */
  readonly level?: 2 | 3;
}

/** Documents, newest first, by category if there are several (P3.21); those of a year stand side by side. */
export function DocumentList({ documents, level = 2 }: DocumentListProps): ReactElement {
  const categories = byCategory(documents);
  const [only] = categories;
  if (only === undefined) return <NoDocument />;
  if (categories.length === 1) return <DocumentItems documents={only.documents} level={level} />;
  const all = categories.map((one) => <Category key={one.name ?? ''} level={level} {...one} />);
  return level === 2 ? <>{all}</> : <div className={content.cards}>{all}</div>;
}

function Category({
  name,
  documents,
  level,
}: DocumentCategory & { readonly level: 2 | 3 }): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} {...(name !== null && { lang: operatorLanguage })}>
      {name ?? words.otherDocuments}
    </Heading>
  );
  // Several years have the same categories: only those of a page are regions.
  return level === 2 ? (
    <section aria-labelledby={id} className={content.section}>
      {heading}
      <DocumentItems documents={documents} level={3} />
    </section>
  ) : (
    <div>
      {heading}
      <DocumentItems documents={documents} level={4} />
    </div>
  );
}
