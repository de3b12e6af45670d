import type { ReactElement } from 'react';
import type { Job } from '../../../domain/job';
import { FileLink } from '../../cms/FileLink';
import { EmptyState } from '../../design/EmptyState';
import { StatusPill } from '../../design/StatusPill';
import { ContactLinks } from '../../shell/ContactLinks';
import styles from './JobOffers.module.css';

/** The jobs below the text of their page (P2.11, P3.23): the open ones first, those that are filled marked so. */
export function JobOffers({ jobs }: { readonly jobs: readonly Job[] }): ReactElement {
  const ordered = [
    ...jobs.filter(({ isFilled }) => !isFilled),
    ...jobs.filter(({ isFilled }) => isFilled),
  ];
  return (
    <section aria-labelledby="postes" className={styles.jobs}>
      <h2 id="postes">Postes à pourvoir</h2>
      {ordered.length === 0 ? (
        <EmptyState
          message={
            "Aucun poste n'est ouvert pour le moment. Les prochaines offres paraîtront ici\u202f; envoyez-nous une candidature spontanée."
          }
        >
          <ContactLinks />
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {ordered.map((job) => (
            <li key={job.id}>
              <h3>{job.title}</h3>
              {job.isFilled ? (
                <StatusPill tone="quiet">Pourvu</StatusPill>
              ) : (
                job.fileLink !== null && (
                  <FileLink link={job.fileLink} label="Lire l'offre" of={job.title} />
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
