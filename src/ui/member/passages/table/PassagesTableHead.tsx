import type { ReactElement } from 'react';
import checkbox from '../../../design/data/PlainCheckbox.module.css';
import styles from './PassagesTable.module.css';

interface PassagesTableHeadProps {
  /** Selection state of the page: none, some, all. */
  readonly ticked: 'none' | 'some' | 'all';
  readonly onTickPage: () => void;
}

export function PassagesTableHead({ ticked, onTickPage }: PassagesTableHeadProps): ReactElement {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" aria-label="Sélection">
          <label className={styles.all}>
            <input
              type="checkbox"
              className={checkbox.box}
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={onTickPage}
            />
            <span className="tp-hidden">Tout sélectionner</span>
          </label>
        </th>
        {['Date', 'Badge', 'Sens', 'Voie', 'Montant'].map((name) => (
          <th key={name} role="columnheader" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
