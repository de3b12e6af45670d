import type { ReactElement } from 'react';
import { isSamePeriod } from '../../../../domain/passage/passageMonths';
import { defaultPassagePeriod } from '../../../../domain/passage/passagePeriod';
import { Button } from '../../../design/controls/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { handFocusToHeading } from '../../../design/page/focus';
import { BackToDashboard } from '../../area/BackToDashboard';
import type { PassageSearchState } from '../search/usePassageSearch';

interface EmptyPassagesProps {
  readonly state: Pick<PassageSearchState, 'search' | 'now' | 'searchFor'>;
}

/** Quoted from the specification (M2.27). A shorter period can be extended to the last 18 months. */
export function EmptyPassages({ state }: EmptyPassagesProps): ReactElement {
  const { search, now, searchFor } = state;
  const period = defaultPassagePeriod(now);
  return (
    <EmptyState
      message={
        search.badgeReference === null
          ? "vous n'avez pas aucun passage pour le moment."
          : "Vous n'avez pas aucun passage pour ce badge."
      }
    >
      {!isSamePeriod(search.period, period) && (
        <Button ref={handFocusToHeading} onClick={() => searchFor({ ...search, period })}>
          Chercher sur les 18 derniers mois
        </Button>
      )}
      <BackToDashboard />
    </EmptyState>
  );
}
