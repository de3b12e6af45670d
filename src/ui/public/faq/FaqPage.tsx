import type { ReactElement } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { ContactLinks } from '../../shell/ContactLinks';
import { Beside, ContentFrame, ContentLead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { Published } from '../frame/Published';
import { FaqBrowser } from './FaqBrowser';
import { FaqSkeleton } from './FaqSkeleton';

/** Frequently asked questions (P2.7). */
export function FaqPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading
        description={`Prix des trajets, moyens de paiement, badges et rechargement\u202f: les réponses aux questions les plus fréquentes.`}
      >
        Foire aux questions
      </PageHeading>
      <ContentLead>
        Trajets, paiements, badges{'\u202f'}: cherchez un mot, ou parcourez les deux rubriques.
      </ContentLead>
      <Published
        skeleton={
          <Beside aside={<HelpBox isHelpPage />}>
            <FaqSkeleton />
          </Beside>
        }
      >
        {({ faq }) =>
          faq.length === 0 ? (
            <EmptyState message="Aucune question n'est publiée pour le moment. Posez-nous la vôtre.">
              <ContactLinks />
            </EmptyState>
          ) : (
            <Beside aside={<HelpBox isHelpPage />}>
              <FaqBrowser faq={faq} />
            </Beside>
          )
        }
      </Published>
    </ContentFrame>
  );
}
