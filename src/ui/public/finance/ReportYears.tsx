import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import {
  byYear,
  latestYears,
  type PublicDocument,
} from '../../../domain/publicSite/publicDocument';
import { Button } from '../../design/controls/Button';
import content from '../../design/page/Content.module.css';
import { DocumentList } from './DocumentList';
import { NoDocument } from './NoDocument';

/**
 * The reports by year, then by category (P3.21): the latest four years, all on request (P9.14). The button is
 * below the years.
 */
export function ReportYears({
  documents,
}: {
  readonly documents: readonly PublicDocument[];
}): ReactElement {
  const [isExpanded, setExpanded] = useState(false);
  const years = byYear(documents);
  const latest = latestYears(years);
  const earlier = years.slice(latest.length);
  if (years.length === 0) return <NoDocument />;
  return (
    <>
      {latest.map((one) => (
        <Year key={one.year} {...one} />
      ))}
      {earlier.length > 0 && (
        <>
          <div id="annees">
            {isExpanded && earlier.map((one) => <Year key={one.year} {...one} />)}
          </div>
          <div className={content.section}>
            <Button
              variant="outline"
              aria-expanded={isExpanded}
              aria-controls="annees"
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? words.fewerYears : words.allYears}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Year({ year, documents }: ReturnType<typeof byYear>[number]): ReactElement {
  const id = `annee-${year ?? 'aucune'}`;
  return (
    <section aria-labelledby={id} className={content.section}>
      <h2 id={id}>{year ?? words.noDate}</h2>
      <DocumentList documents={documents} level={3} />
    </section>
  );
}
