import type { ReactElement } from 'react';
import { Button } from '../../design/Button';
import { EmptyState } from '../../design/EmptyState';
import { BackToDashboard } from '../BackToDashboard';

interface EmptyPassagesProps {
  readonly isBadgeFiltered: boolean;
  /** Searches the last 18 months; absent when that was done. */
  readonly onWiden?: (() => void) | undefined;
}

/** Word for word as specified (M2.27). */
export function EmptyPassages({ isBadgeFiltered, onWiden }: EmptyPassagesProps): ReactElement {
  return (
    <EmptyState
      message={
        isBadgeFiltered
          ? "Vous n'avez pas aucun passage pour ce badge."
          : "vous n'avez pas aucun passage pour le moment."
      }
    >
      {onWiden && <Button onClick={onWiden}>Chercher sur les 18 derniers mois</Button>}
      <BackToDashboard />
    </EmptyState>
  );
}
