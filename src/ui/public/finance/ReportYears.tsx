import { useState, type ReactElement } from 'react';
import { byYear, latestYears, type PublicDocument } from '../../../domain/publicDocument';
import { Button } from '../../design/Button';
import { DocumentItems } from './DocumentItems';
import styles from './Finance.module.css';
import { NoDocument } from './NoDocument';

/** The reports by year: the latest four years, all of them when asked for (P9.14). The button keeps its place, and the focus. */
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
          <div className={styles.toggle}>
            <Button
              variant="outline"
              aria-expanded={isExpanded}
              aria-controls="annees"
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? 'Voir moins' : 'Voir toutes les années'}
            </Button>
          </div>
          <div id="annees">
            {isExpanded && earlier.map((one) => <Year key={one.year} {...one} />)}
          </div>
        </>
      )}
    </>
  );
}

function Year({ year, documents }: ReturnType<typeof byYear>[number]): ReactElement {
  return (
    <section aria-labelledby={`annee-${year}`} className={styles.group}>
      <h2 id={`annee-${year}`}>{year}</h2>
      <DocumentItems documents={documents} level={3} />
    </section>
  );
}
