import type { ReactElement } from 'react';
import { formatEuros } from '../../../domain/money';
import { selectedCount, type Selection } from '../../../domain/selection';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Button } from '../../design/Button';
import { CrossIcon } from './CrossIcon';
import { formatCount } from '../../../domain/formatCount';
import styles from './ActionBar.module.css';

interface SelectionActionsProps {
  readonly selection: Selection;
  readonly exportState: AsyncState;
  readonly onExport: () => void;
  readonly onPrint: () => void;
  readonly onClear: () => void;
}

const exportWords = { loading: 'Export…', success: 'Exporté', fail: 'Échec' };

/** What is ticked, on whatever page, and what can be done with it. */
export function SelectionActions(props: SelectionActionsProps): ReactElement {
  const { selection } = props;
  return (
    <div className={styles.selection}>
      <p role="status" className={styles.count}>
        {selectionText(selection)}
      </p>
      {selectedCount(selection) > 0 && (
        <span className={styles.clear}>
          <Button
            variant="quiet"
            aria-label="Tout désélectionner"
            title="Tout désélectionner"
            onClick={props.onClear}
          >
            <CrossIcon />
          </Button>
        </span>
      )}
      <AsyncButton
        variant="outline"
        state={props.exportState}
        messages={exportWords}
        onClick={props.onExport}
      >
        Exporter en CSV
      </AsyncButton>
      <Button variant="outline" onClick={props.onPrint}>
        Imprimer
      </Button>
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
