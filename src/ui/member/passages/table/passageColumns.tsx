import type { DataColumn } from '../../../design/data/DataTable';
import type { PassageRowText } from './passageBodies';
import styles from './PassagesTable.module.css';

/**
 * The columns after that of the boxes. The head of the day shows the date: in the row it is for screen
 * readers and for print.
 */
export const passageColumns: readonly DataColumn<PassageRowText>[] = [
  {
    label: 'Date',
    cell: ({ date, time }) => (
      <>
        <span className="tp-hidden tp-printed">{`${date} `}</span>
        <span>{time}</span>
      </>
    ),
    className: styles.when,
  },
  {
    label: 'Badge',
    cell: ({ vehicle, badge }) => (
      <>
        {vehicle !== '' && <b>{vehicle}</b>} <span>{badge}</span>
      </>
    ),
    className: styles.badge,
  },
  { label: 'Sens', cell: ({ direction }) => direction, className: styles.way },
  { label: 'Voie', cell: ({ lane }) => lane, className: styles.lane },
  { label: 'Montant', cell: ({ amount }) => amount, className: styles.amount },
];
