import { Fragment, use, type ReactElement } from 'react';
import { PageTitle } from '../../design/page/PageTitle';
import { TakenOver } from '../../state/painted/TakenOver';
import { PagesOfArea } from './PagesOfArea';
import type { AreaPages } from './SitePage';

/** The page of a route. Two routes with the same component keep it mounted from one to the other. */
export function PageAt({ name }: { readonly name: keyof AreaPages }): ReactElement | null {
  const page = use(PagesOfArea)[name];
  if (!page) return null;
  const { title, Page, Guard = Fragment } = page;
  return (
    <PageTitle value={title}>
      <TakenOver>
        <Guard>
          <Page />
        </Guard>
      </TakenOver>
    </PageTitle>
  );
}
