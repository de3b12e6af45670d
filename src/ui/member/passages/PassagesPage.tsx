import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { PageHeading } from '../../design/page/PageHeading';
import { SkipLink } from '../../shell/SkipLink';
import { beginSearch } from './search/beginSearch';
import { PassageFilters } from './search/PassageFilters';
import { usePassageSearch } from './search/usePassageSearch';
import { useSearchSum } from './summary/useSearchSum';
import { PassageResults } from './table/PassageResults';

/** Starts the search of the address before the page is rendered. */
export const beginPage = beginSearch;

/**
 * The passages of the last 18 months (M2.15, M2.26): search, pages, sums, selection, export, print. They are
 * those of all contracts, because the call has no contract (M7.13): the page says so if there are several.
 */
export function PassagesPage(): ReactElement {
  const sum = useSearchSum();
  const state = usePassageSearch(sum.onListed);
  return (
    <>
      <PageHeading>Trajets des 18 derniers mois</PageHeading>
      {state.hasSeveralContracts && (
        <Box component="p" mt={8} c="dimmed">
          Cette page montre les trajets de tous vos contrats, quel que soit le contrat sélectionné.
        </Box>
      )}
      <SkipLink target="resultats">Aller aux résultats</SkipLink>
      <PassageFilters
        badges={state.badges}
        search={state.search}
        now={state.now}
        ends={state.ends}
        counts={sum.countsOf(state.search)}
        onSearch={state.searchFor}
        onSizeChange={state.changeSize}
      />
      <div id="resultats" tabIndex={-1}>
        <PassageResults state={state} sum={sum} />
      </div>
    </>
  );
}
