import type { ReactElement } from 'react';
import { words } from './words.fr';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { PageHeading } from '../../design/page/PageHeading';
import ramp from '../../design/scenes/ramp.svg';
import { ContactLinks } from '../../shell/ContactLinks';
import { Beside, ContentFrame, ContentHead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { InFrench } from '../frame/InFrench';
import { Published } from '../frame/Published';
import { PublishedList } from '../frame/PublishedList';
import { FaqBrowser } from './FaqBrowser';

/** Frequently asked questions (P2.7). */
export function FaqPage(): ReactElement {
  return (
    <ContentFrame>
      <ContentHead scene={ramp} lead={words.lead}>
        <PageHeading description={words.description}>{words.title}</PageHeading>
      </ContentHead>

      <Published
        skeleton={
          <Beside aside={<HelpBox isHelpPage />}>
            {/* The search, the tabs and five questions. */}
            <PartSkeleton height={462}>
              <rect y="24" width="320" height="76" rx="10" />
              <rect y="116" width="240" height="44" rx="10" />
              <rect y="176" width="100%" height="286" rx="10" />
            </PartSkeleton>
          </Beside>
        }
      >
        {({ faq }) => (
          <PublishedList items={faq}>
            {(items) =>
              items.length === 0 ? (
                <EmptyState message={words.nothingPublished}>
                  <ContactLinks />
                </EmptyState>
              ) : (
                <Beside aside={<HelpBox isHelpPage />}>
                  <InFrench />
                  <FaqBrowser faq={items} />
                </Beside>
              )
            }
          </PublishedList>
        )}
      </Published>
    </ContentFrame>
  );
}
