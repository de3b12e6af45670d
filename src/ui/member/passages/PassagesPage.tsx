import { type ReactElement } from 'react';
import { PageHeading } from '../../design/page/PageHeading';
import { LoadingBoundary } from '../../state/loading/LoadingBoundary';
import { lazyPart } from '../../state/loading/lazyPart';
import { FiltersSkeleton } from './search/FiltersSkeleton';
import { PassagesSkeleton } from './table/PassagesSkeleton';

/**
 * With luxon, which counts the months, in a chunk of its own: it is fetched beside the container, which the
 * page needs before its first call. The heading and the shape of the page do not wait for it.
 */
const SearchedPassages = lazyPart(
  async () => (await import('./SearchedPassages')).SearchedPassages,
);
void SearchedPassages.fetchAhead();

export const loadSearch = SearchedPassages.load;

/** The passages of the last 18 months (M2.15, M2.26). */
export function PassagesPage(): ReactElement {
  return (
    <>
      <PageHeading>Trajets des 18 derniers mois</PageHeading>
      <LoadingBoundary
        fallback={
          <>
            <FiltersSkeleton />
            <PassagesSkeleton />
          </>
        }
      >
        <SearchedPassages />
      </LoadingBoundary>
    </>
  );
}
