import type { ReactElement } from 'react';
import { words } from '#words/content/faq';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { ContactLinks } from '../../shell/ContactLinks';
import { Beside, ContentFrame, ContentLead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { InFrench } from '../frame/InFrench';
import { Published } from '../frame/Published';
import { FaqBrowser } from './FaqBrowser';
import { FaqSkeleton } from './FaqSkeleton';

/** Frequently asked questions (P2.7). */
export function FaqPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading description={words.description}>{words.title}</PageHeading>
      <ContentLead>{words.lead}</ContentLead>
      <Published
        skeleton={
          <Beside aside={<HelpBox isHelpPage />}>
            <FaqSkeleton />
          </Beside>
        }
      >
        {({ faq }) =>
          faq.length === 0 ? (
            <EmptyState message={words.nothingPublished}>
              <ContactLinks />
            </EmptyState>
          ) : (
            <Beside aside={<HelpBox isHelpPage />}>
              <InFrench />
              <FaqBrowser faq={faq} />
            </Beside>
          )
        }
      </Published>
    </ContentFrame>
  );
}
