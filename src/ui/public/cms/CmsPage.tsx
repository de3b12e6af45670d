import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { openCmsAddress } from '../../../domain/cmsAddress';
import type { PublicSite } from '../../../domain/publicSite';
import { PageSkeleton } from '../../design/PageSkeleton';
import { ContentFrame } from '../ContentFrame';
import { Published } from '../Published';
import { CmsText } from './CmsText';

interface CmsPageProps {
  readonly isSignedIn: boolean;
  /** Shown instead of a page that asks for a token (M6.2). */
  readonly signIn: ReactNode;
  /** Shown where there is no page. */
  readonly notFound: ReactNode;
}

/** Whatever the editors have at the address of the visitor (P2.11). */
export function CmsPage({ isSignedIn, signIn, notFound }: CmsPageProps): ReactElement {
  const { pathname } = useLocation();
  const page = (published: PublicSite): ReactNode => {
    const found = openCmsAddress(published, pathname, isSignedIn);
    switch (found.kind) {
      case 'signIn':
        return signIn;
      case 'nothing':
        return notFound;
      case 'page':
        return <CmsText key={pathname} page={found} />;
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
