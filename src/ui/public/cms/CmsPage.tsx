import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { openCmsAddress } from '../../../domain/cmsAddress';
import { JOBS_PATH } from '../../../domain/cmsPage';
import { offerAt, publishedOffers } from '../../../domain/offer';
import type { PublicSite } from '../../../domain/publicSite';
import { sitePath } from '../../../domain/siteAddress';
import { PageSkeleton } from '../../design/PageSkeleton';
import { ContentFrame } from '../ContentFrame';
import { JobOffers } from '../jobs/JobOffers';
import { OfferBox } from '../offers/OfferBox';
import { OfferOnly } from '../offers/OfferOnly';
import { Published } from '../Published';
import { CmsText } from './CmsText';

interface CmsPageProps {
  readonly isSignedIn: boolean;
  /** Shown instead of a page that asks for a token (M6.2). */
  readonly signIn: ReactNode;
  /** Shown where there is no page. */
  readonly notFound: ReactNode;
}

/** Whatever the editors have at the address of the visitor (P2.11), with the jobs or the prices that belong to it. */
export function CmsPage({ isSignedIn, signIn, notFound }: CmsPageProps): ReactElement {
  const { pathname } = useLocation();
  const page = (site: PublicSite): ReactNode => {
    const found = openCmsAddress(site, pathname, isSignedIn);
    const offer = offerAt(publishedOffers(site), pathname);
    switch (found.kind) {
      case 'signIn':
        return signIn;
      case 'nothing':
        return offer === undefined ? notFound : <OfferOnly offer={offer} />;
      case 'page':
        return (
          <CmsText key={pathname} page={found}>
            {offer !== undefined && <OfferBox offer={offer} />}
            {sitePath(pathname) === JOBS_PATH && <JobOffers jobs={site.jobs} />}
          </CmsText>
        );
    }
  };
  return (
    <ContentFrame>
      <Published level={1} skeleton={<PageSkeleton />}>
        {page}
      </Published>
    </ContentFrame>
  );
}
