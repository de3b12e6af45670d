import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from './legal.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { findPage } from '../../../domain/publicSite/cmsPage';
import { isSamePath } from '../../../domain/basis/siteAddress';
import { RichText } from '../../cms/RichText';
import { EmptyState } from '../../design/feedback/EmptyState';
import { TextSkeleton } from '../../design/loading/TextSkeleton';
import { PageHeading } from '../../design/page/PageHeading';
import notice from '../../design/scenes/notice.svg';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { Beside, ContentFrame, ContentHead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { InFrench } from '../frame/InFrench';
import { Published } from '../frame/Published';

/**
 * The pages that the law or a contract requires: text by the editors, heading by the site (P2.9). `missing`
 * is shown when the editors have not written the text.
 */
const legalPages = [
  { path: routes.termsOfSale, heading: titles.termsOfSale, missing: words.noTerms },
  { path: routes.termsOfUse, heading: titles.termsOfUse, missing: words.noTerms },
  { path: routes.legalNotice, heading: titles.legalNotice, missing: words.noNotice },
] as const;

/**
 * Terms of sale, terms of use, legal notice: available even if the menu hides them: contracts refer to them
 * (P2.9).
 */
export function LegalPage(): ReactElement | null {
  const { pathname } = useLocation();
  const screen = legalPages.find(({ path }) => isSamePath(path, pathname));
  if (screen === undefined) return null;
  const { path, heading, missing } = screen;
  return (
    <ContentFrame>
      <ContentHead scene={notice}>
        <PageHeading key={path}>{heading}</PageHeading>
      </ContentHead>
      <Published skeleton={<TextSkeleton />}>
        {({ pages }) => {
          const page = findPage(pages, path);
          return page === null ? (
            <EmptyState message={missing}>
              <ContactLinks />
            </EmptyState>
          ) : (
            <Beside aside={<HelpBox />}>
              <InFrench />
              <RichText html={page.content} hasContents />
            </Beside>
          );
        }}
      </Published>
    </ContentFrame>
  );
}
