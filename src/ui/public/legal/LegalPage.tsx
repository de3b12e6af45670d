import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { findPage } from '../../../domain/cmsPage';
import { sitePath } from '../../../domain/siteAddress';
import { RichText } from '../../cms/RichText';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame } from '../ContentFrame';
import { Published } from '../Published';
import { legalPages } from './legalPages';

/** Terms of sale, terms of use, legal notice: readable whatever the menu shows, for contracts refer to them (P2.9). */
export function LegalPage(): ReactElement | null {
  const { pathname } = useLocation();
  const screen = legalPages.find(({ path }) => path === sitePath(pathname));
  if (screen === undefined) return null;
  const { path, heading, missing } = screen;
  return (
    <ContentFrame>
      <PageHeading key={path}>{heading}</PageHeading>
      <Published>
        {({ pages }) => {
          const page = toNullable(findPage(pages, path));
          return page === null ? (
            <EmptyState message={missing}>
              <ContactLinks />
            </EmptyState>
          ) : (
            <RichText html={page.content} />
          );
        }}
      </Published>
    </ContentFrame>
  );
}
