import type { ReactElement } from 'react';
import checkbox from '../../../design/data/PlainCheckbox.module.css';
import { passageColumns } from './passageColumns';
import table from './PassagesTable.module.css';
import styles from './PassagesTableHead.module.css';

interface PassagesTableHeadProps {
  /** Selection state of the page: none, some, all. */
  readonly ticked: 'none' | 'some' | 'all';
  readonly onTickPage: () => void;
}

export function PassagesTableHead({ ticked, onTickPage }: PassagesTableHeadProps): ReactElement {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        <th role="columnheader" scope="col" aria-label="Sélection" className={table.pick}>
          <label className={`tp-screen ${styles.all}`}>
            <input
              type="checkbox"
              className={checkbox.box}
              aria-label="Tout sélectionner"
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={onTickPage}
            />
            <span className="tp-below-sm">Tout sélectionner</span>
          </label>
        </th>
        {passageColumns.map(({ label, className }) => (
          <th key={label} role="columnheader" scope="col" className={className}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
