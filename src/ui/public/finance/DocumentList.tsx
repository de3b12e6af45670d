import { useId, type ReactElement } from 'react';
import { words } from '#words/content/finance';
import { operatorLanguage } from '#words/operatorText';
import {
  byCategory,
  type DocumentCategory,
  type PublicDocument,
} from '../../../domain/publicSite/publicDocument';
import content from '../../design/plain/Content.module.css';
import { DocumentItems } from './DocumentItems';
import { NoDocument } from './NoDocument';

/** The documents of a page, newest first, grouped by category if there are several (P3.21). */
export function DocumentList({
  documents,
}: {
  readonly documents: readonly PublicDocument[];
}): ReactElement {
  const categories = byCategory(documents);
  const [only] = categories;
  if (only === undefined) return <NoDocument />;
  if (categories.length === 1) return <DocumentItems documents={only.documents} level={2} />;
  return (
    <>
      {categories.map((one) => (
        <Category key={one.name ?? ''} {...one} />
      ))}
    </>
  );
}

function Category({ name, documents }: DocumentCategory): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${content.section} ${content.split}`}>
      <h2 id={id} {...(name !== null && { lang: operatorLanguage })}>
        {name ?? words.otherDocuments}
      </h2>
      <DocumentItems documents={documents} level={3} />
    </section>
  );
}
