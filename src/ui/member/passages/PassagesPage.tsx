import type { ReactElement } from 'react';
import { PageHeading } from '../../design/PageHeading';
import { PassageFilters } from './PassageFilters';
import { PassageResults } from './PassageResults';
import { usePassageSearch } from './usePassageSearch';

/** The passages of the last 18 months (M2.15, M2.26): search, turn pages, tick, export, print. */
export function PassagesPage(): ReactElement {
  const state = usePassageSearch();
  return (
    <>
      <PageHeading>Trajets des 18 derniers mois</PageHeading>
      <PassageFilters
        badges={state.badges}
        search={state.search}
        size={state.size}
        now={state.now}
        onSearch={state.searchFor}
        onSizeChange={state.changeSize}
      />
      {/* Another contract brings other badges to choose from: search and ticks start over. */}
      <PassageResults key={state.contractId} state={state} />
    </>
  );
}
