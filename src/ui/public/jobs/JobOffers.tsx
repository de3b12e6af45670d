import type { ReactElement } from 'react';
import { words } from '#words/content/jobs';
import { operatorLanguage } from '#words/operatorText';
import { userIcon } from '../../../../generated/icons';
import type { Job } from '../../../domain/publicSite/job';
import { FileLink } from '../../cms/FileLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import content from '../../design/plain/Content.module.css';
import { IconTile } from '../../design/plain/IconTile';
import { PlainPill } from '../../design/plain/PlainPill';
import { ContactLinks } from '../../shell/ContactLinks';

/** The jobs below the text of their page (P2.11, P3.23): open ones first, filled ones marked. */
export function JobOffers({ jobs }: { readonly jobs: readonly Job[] }): ReactElement {
  const ordered = [
    ...jobs.filter(({ isFilled }) => !isFilled),
    ...jobs.filter(({ isFilled }) => isFilled),
  ];
  return (
    <section aria-labelledby="postes" className={content.section}>
      <h2 id="postes">{words.title}</h2>
      {ordered.length === 0 ? (
        <EmptyState message={words.none}>
          <ContactLinks />
        </EmptyState>
      ) : (
        <ul className={content.list}>
          {ordered.map((job) => (
            <li key={job.id} className={content.row}>
              <IconTile of={userIcon} />
              <div>
                <h3 lang={operatorLanguage}>{job.title}</h3>
                {job.isFilled && <PlainPill>{words.filled}</PlainPill>}
              </div>
              {!job.isFilled && job.fileLink !== null && (
                <FileLink link={job.fileLink} label={words.read} of={job.title} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
