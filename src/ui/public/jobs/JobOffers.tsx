import type { ReactElement } from 'react';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { userIcon } from '../../../../generated/icons';
import type { Job } from '../../../domain/publicSite/job';
import { FileLink } from '../../cms/FileLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import content from '../../design/page/Content.module.css';
import { IconTile } from '../../design/icon/IconTile';
import { StatusPill } from '../../design/data/StatusPill';
import { ContactLinks } from '../../shell/ContactLinks';

/** The jobs below the text of their page (P2.11, P3.23): the open ones, then those that are filled. */
export function JobOffers({ jobs }: { readonly jobs: readonly Job[] }): ReactElement {
  const open = jobs.filter(({ isFilled }) => !isFilled);
  const filled = jobs.filter(({ isFilled }) => isFilled);
  return (
    <>
      <section aria-labelledby="postes" className={content.section}>
        <h2 id="postes">{words.title}</h2>
        {open.length === 0 ? (
          <EmptyState message={words.none}>
            <ContactLinks />
          </EmptyState>
        ) : (
          <JobList jobs={open} />
        )}
      </section>
      {filled.length > 0 && (
        <section aria-labelledby="pourvus" className={content.section}>
          <h2 id="pourvus">{words.filledTitle}</h2>
          <JobList jobs={filled} />
        </section>
      )}
    </>
  );
}

function JobList({ jobs }: { readonly jobs: readonly Job[] }): ReactElement {
  return (
    <ul className={content.list}>
      {jobs.map((job) => (
        <li key={job.id} className={content.row}>
          <IconTile of={userIcon} />
          <div>
            <h3 lang={operatorLanguage}>{job.title}</h3>
            {job.isFilled && <StatusPill tone="quiet">{words.filled}</StatusPill>}
          </div>
          {!job.isFilled && job.fileLink !== null && (
            <FileLink link={job.fileLink} label={words.read} of={job.title} />
          )}
        </li>
      ))}
    </ul>
  );
}
