import type { ReactElement } from 'react';
import { formatEuros } from '../../../domain/money';
import type { MonthlySpending } from '../../../domain/monthlySpending';
import { formatMonth } from './formatMonth';
import styles from './SpendingChart.module.css';

interface SpendingChartProps {
  /** Oldest first; the last one is the current month. */
  readonly months: readonly MonthlySpending[];
}

const columnWidth = 44;
const barWidth = 28;
const barsHeight = 120;
const baseline = 150;

/** Twelve months of invoices drawn as bars, with the same figures in a table for screen readers. */
export function SpendingChart({ months }: SpendingChartProps): ReactElement {
  const highest = Math.max(...months.map(({ amount }) => amount));
  return (
    <section className={styles.panel} aria-labelledby="depenses">
      <h2 id="depenses">Dépenses par mois</h2>
      {highest > 0 ? (
        <>
          <Bars months={months} highest={highest} />
          <Figures months={months} />
        </>
      ) : (
        <p className={styles.empty}>
          Le montant de vos factures apparaîtra ici, mois par mois, dès la première.
        </p>
      )}
    </section>
  );
}

function Bars({
  months,
  highest,
}: SpendingChartProps & { readonly highest: number }): ReactElement {
  const peak = months.findLastIndex(({ amount }) => amount === highest);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${String(months.length * columnWidth)} 176`}
      aria-hidden="true"
    >
      {[baseline, baseline - barsHeight / 2, baseline - barsHeight].map((y) => (
        <line key={y} className={styles.line} x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {months.map(({ month, amount }, index) => {
        // A month of credit notes is told in the table, and draws no bar.
        const height = (Math.max(amount, 0) / highest) * barsHeight;
        const x = index * columnWidth + (columnWidth - barWidth) / 2;
        return (
          <g key={month} className={index === peak ? styles.peak : undefined}>
            <rect
              className={styles.bar}
              x={x}
              y={baseline - height}
              width={barWidth}
              height={height}
              rx="3"
            />
            {index === peak && (
              <text x={x + barWidth / 2} y={baseline - height - 8}>
                {formatEuros(amount)}
              </text>
            )}
            {index % 2 === (months.length - 1) % 2 && (
              <text className={styles.month} x={x + barWidth / 2} y={baseline + 20}>
                {formatMonth(month, 'short')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Figures({ months }: SpendingChartProps): ReactElement {
  return (
    <div className="tp-hidden">
      <table>
        <caption>Montant facturé par mois</caption>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, 'long')}</th>
              <td>{formatEuros(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
