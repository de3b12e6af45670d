import { ActionIcon } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { formatCount, formatEuros } from '../../../words/format.fr';
import { closeIcon, printerIcon } from '../../../../../generated/icons';
import { exportFileIcon, flagIcon } from '../../../../../generated/memberIcons';
import { selectedCount, type Selection } from '../../../../domain/basis/selection';
import { AsyncButton } from '../../../design/controls/AsyncButton';
import { Button } from '../../../design/controls/Button';
import { Icon } from '../../../design/icon/Icon';
import selectionBar from '../../../design/data/SelectionBar.module.css';
import styles from './SelectionActions.module.css';
import { usePassageActions } from './usePassageActions';

interface SelectionActionsProps {
  /** What the actions take. */
  readonly selection: Selection;
  /** What the bar says: it follows the selection a moment later. */
  readonly shown: Selection;
  /** Every row of the page is ticked. */
  readonly isPageTicked: boolean;
  /** Absent without rows. */
  readonly onTickPage: (() => void) | undefined;
  readonly onClear: () => void;
  readonly onDispute: () => void;
  /** A further action, while nothing is ticked. */
  readonly children: ReactNode;
}

const exportWords = { loading: 'Export…', success: 'Exporté', fail: 'Échec' };

/**
 * The selection across pages, and its actions: in the line of the total until something is ticked, then in a
 * bar at the bottom of the window. The same buttons in both places (M5.28).
 */
export function SelectionActions(props: SelectionActionsProps): ReactElement {
  const { selection, shown, isPageTicked, onTickPage, onClear, children } = props;
  const { exportState, exportCsv, print } = usePassageActions(selection);
  const isTicked = selectedCount(shown) > 0;
  return (
    <div
      className={
        isTicked ? `tp-screen ${selectionBar.ticked} ${styles.bar}` : `tp-screen ${styles.line}`
      }
    >
      <p role="status" className={isTicked ? `tp-numbers ${styles.count}` : 'tp-hidden'}>
        {selectionText(shown)}
      </p>
      {isTicked && (
        <span className={styles.page}>
          {onTickPage && (
            <Button
              variant="quiet"
              aria-disabled={isPageTicked}
              onClick={isPageTicked ? undefined : onTickPage}
            >
              Tout sélectionner
            </Button>
          )}
        </span>
      )}
      <Button variant="quiet" icon={<Icon of={printerIcon} />} onClick={print}>
        Imprimer
      </Button>
      <AsyncButton
        variant={isTicked ? 'action' : 'quiet'}
        icon={<Icon of={exportFileIcon} />}
        state={exportState}
        messages={exportWords}
        onClick={exportCsv}
      >
        Exporter en CSV
      </AsyncButton>
      {!isTicked && children}
      {isTicked && (
        <Button variant="quiet" icon={<Icon of={flagIcon} />} onClick={props.onDispute}>
          <span>Contester</span>{' '}
          <span className="tp-hidden">
            {selectedCount(shown) === 1 ? 'ce trajet' : 'ces trajets'}
          </span>
        </Button>
      )}
      {isTicked && (
        <ActionIcon
          className={styles.clear}
          aria-label="Tout désélectionner"
          title="Tout désélectionner"
          onClick={onClear}
        >
          <Icon of={closeIcon} />
        </ActionIcon>
      )}
    </div>
  );
}

function selectionText(selection: Selection): string {
  const count = selectedCount(selection);
  if (count === 0) return 'Aucun trajet sélectionné';
  const counted =
    count === 1 ? '1 trajet sélectionné' : `${formatCount(count)} trajets sélectionnés`;
  return `${counted}, ${formatEuros(selection.total)}`;
}
