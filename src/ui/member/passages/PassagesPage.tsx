import type { ReactElement } from 'react';
import { PageHeading } from '../../design/PageHeading';
import styles from './PassageFilters.module.css';
import { PassageFilters } from './PassageFilters';
import { PassageResults } from './PassageResults';
import { usePassageSearch } from './usePassageSearch';

/**
 * The passages of the last 18 months (M2.15, M2.26): search, turn pages, tick, export, print. They are those of all contracts,
 * as the call knows none (M7.13): the page says so where there are several.
 */
export function PassagesPage(): ReactElement {
  const state = usePassageSearch();
  return (
    <>
      <PageHeading>Trajets des 18 derniers mois</PageHeading>
      {state.hasSeveralContracts && (
        <p className={styles.scope}>
          Cette page montre les trajets de tous vos contrats, quel que soit le contrat sélectionné.
        </p>
      )}
      <PassageFilters
        badges={state.badges}
        search={state.search}
        now={state.now}
        ends={state.ends}
        onSearch={state.searchFor}
        onSizeChange={state.changeSize}
      />
      <PassageResults state={state} />
    </>
  );
}
