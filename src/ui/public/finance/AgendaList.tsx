import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { currentTime } from '../../../application/kernel/currentTime';
import { agendaAt, type PublicDocument } from '../../../domain/publicSite/publicDocument';
import { useAppDispatch } from '../../state/appHooks';
import content from '../../design/page/Content.module.css';
import { DocumentItems } from './DocumentItems';
import { NoDocument } from './NoDocument';

/** The agenda: coming events, then past ones (P2.5). */
export function AgendaList({
  documents,
}: {
  readonly documents: readonly PublicDocument[];
}): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  const { upcoming, past } = agendaAt(documents, now);
  if (upcoming.length + past.length === 0) return <NoDocument />;
  return (
    <>
      <section aria-labelledby="a-venir" className={content.section}>
        <h2 id="a-venir">{words.upcoming}</h2>
        {upcoming.length === 0 ? (
          <p>{words.noneUpcoming}</p>
        ) : (
          <DocumentItems documents={upcoming} level={3} />
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="passes" className={content.section}>
          <h2 id="passes">{words.past}</h2>
          <DocumentItems documents={past} level={3} />
        </section>
      )}
    </>
  );
}
