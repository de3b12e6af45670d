import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { openCmsAddress } from '../../../domain/publicSite/cmsAddress';
import { JOBS_PATH } from '../../../domain/publicSite/cmsPage';
import { cmsHtml } from '../../../domain/publicSite/cmsHtml';
import { offerAt, publishedOffers, type Offer } from '../../../domain/publicSite/offer';
import type { PublicSite } from '../../../domain/publicSite/publicSite';
import { isSamePath } from '../../../domain/basis/siteAddress';
import { LoadingHeading } from '../../design/loading/LoadingHeading';
import { TextShape } from '../../design/loading/TextSkeleton';
import { PageHeading } from '../../design/page/PageHeading';
import badge from '../../design/scenes/badge.svg';
import { sceneFor } from '../../design/scenes/sceneFor';
import { ContentFrame, ContentHead } from '../frame/ContentFrame';
import { JobOffers } from '../jobs/JobOffers';
import { operatorMapPages } from '../../operator';
import { purchaseOfPlan } from '../../navigation/purchasePlace';
import { OfferBox } from '../offers/OfferBox';
import { Published } from '../frame/Published';
import { PublishedList } from '../frame/PublishedList';
import { TunnelMap } from '../traffic/TunnelMap';
import { CmsText } from './CmsText';

interface CmsPageProps {
  readonly isSignedIn: boolean;
  /** Rendered for a page that needs a token (M6.2). */
  readonly signIn: ReactNode;
  /** Rendered for an unknown address. */
  readonly notFound: ReactNode;
}

type FoundPage = Extract<ReturnType<typeof openCmsAddress>, { kind: 'page' }>;

/**
 * The page of an offer: every link of its text to the purchase chooses its plan, as the button below does.
 */
function subscribingTo({ code }: Offer, page: FoundPage): FoundPage {
  const { pathname, search } = purchaseOfPlan(code);
  const content = page.content?.replaceAll(`href="${pathname}"`, `href="${pathname}${search}"`);
  return { ...page, content: content === undefined ? null : cmsHtml(content) };
}

/** The editors' page of the current address (P2.11), with its jobs or prices. */
export function CmsPage({ isSignedIn, signIn, notFound }: CmsPageProps): ReactElement {
  const { pathname } = useLocation();
  const page = (site: PublicSite): ReactNode => {
    const found = openCmsAddress(site, pathname, isSignedIn);
    const offer = offerAt(publishedOffers(site), pathname);
    switch (found.kind) {
      case 'signIn':
        return signIn;
      case 'nothing':
        return offer === null ? notFound : <OfferWithoutPage offer={offer} />;
      case 'page':
        return (
          <CmsText key={pathname} page={offer === null ? found : subscribingTo(offer, found)}>
            {offer !== null && <OfferBox offer={offer} />}
            {operatorMapPages.some((path) => isSamePath(path, pathname)) && <TunnelMap />}
            {isSamePath(pathname, JOBS_PATH) && (
              <PublishedList items={site.jobs}>{(jobs) => <JobOffers jobs={jobs} />}</PublishedList>
            )}
          </CmsText>
        );
    }
  };
  return (
    <ContentFrame>
      <Published
        level={1}
        skeleton={
          <>
            <ContentHead scene={sceneFor('')}>
              <LoadingHeading />
            </ContentHead>
            <TextShape />
          </>
        }
      >
        {page}
      </Published>
    </ContentFrame>
  );
}

/** An offer without a page of the editors: its name and its prices. */
function OfferWithoutPage({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <>
      <ContentHead scene={badge}>
        <PageHeading>{offer.name}</PageHeading>
      </ContentHead>
      <OfferBox offer={offer} />
    </>
  );
}
