import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame, ContentLead } from '../ContentFrame';
import { Published } from '../Published';
import styles from './Faq.module.css';
import { FaqBrowser } from './FaqBrowser';

/** The questions that people ask (P2.7). */
export function FaqPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading
        description={`Prix des passages, moyens de paiement, badges et rechargement\u202f: les réponses aux questions les plus fréquentes.`}
      >
        Foire aux questions
      </PageHeading>
      <ContentLead>
        Passages, paiements, badges{'\u202f'}: cherchez un mot, ou parcourez les deux rubriques.
      </ContentLead>
      <Published>
        {({ faq }) =>
          faq.length === 0 ? (
            <EmptyState message="Aucune question n'est publiée pour le moment. Posez-nous la vôtre.">
              <ContactLinks />
            </EmptyState>
          ) : (
            <>
              <FaqBrowser faq={faq} />
              <p className={styles.more}>
                Vous n'avez pas trouvé{'\u202f'}?{' '}
                <Link to={routes.contact}>Posez votre question</Link>
              </p>
            </>
          )
        }
      </Published>
    </ContentFrame>
  );
}
