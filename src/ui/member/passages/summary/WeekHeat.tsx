import { Box } from '@mantine/core';
import { Fragment, useId, type ReactElement } from 'react';
import { formatCount } from '../../../words/format.fr';
import {
  busiestHours,
  countByWeekday,
  heatLevel,
  hoursInUse,
  type PassageWeek,
  type WeekHour,
} from '../../../../domain/passage/passageWeek';
import { countTrips } from '../table/countTrips';
import styles from './WeekHeat.module.css';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** Hours that the sentence names at most. */
const NAMED = 3;

/**
 * When the trips were made: days of the week beside hours, the busier the darker, with their numbers; and the
 * same as a table for screen readers.
 */
export function WeekHeat({ week }: { readonly week: PassageWeek }): ReactElement {
  const id = useId();
  const hours = hoursInUse(week);
  const busiest = busiestHours(week, NAMED);
  const most = Math.max(...week.flat());
  const countAt = (day: number, hour: number): number => week[day]?.[hour] ?? 0;
  return (
    <section aria-labelledby={id} className={styles.heat}>
      <h3 id={id}>Par jour et heure</h3>
      {busiest.length > 0 && (
        <Box component="p" mb="sm" c="dimmed">
          {busiestWords(busiest)}
        </Box>
      )}
      {/* By hour: on a wide page an hour is a column, on a narrow one a row. */}
      <div className={styles.grid} aria-hidden="true">
        <span />
        {weekdays.map((day) => (
          <span key={day}>{`${day.slice(0, 3)}.`}</span>
        ))}
        {hours.map((hour) => (
          <Fragment key={hour}>
            <span>{`${hour}\u00a0h`}</span>
            {weekdays.map((day, index) => {
              const count = countAt(index, hour);
              return (
                <span key={day} className={styles.cell} data-level={heatLevel(count, most)}>
                  {count > 0 && formatCount(count)}
                </span>
              );
            })}
          </Fragment>
        ))}
      </div>
      <div className="tp-hidden">
        <table aria-labelledby={id} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Heure</th>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{`de ${hour} h à ${hour + 1} h`}</th>
                {weekdays.map((day, index) => (
                  <td key={day}>{formatCount(countAt(index, hour))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {countByWeekday(week).map((count, index) => (
                <td key={weekdays[index]}>{formatCount(count)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** « Le plus souvent : jeudi à 7 h (14 trajets), … ». */
function busiestWords(busiest: readonly WeekHour[]): string {
  const named = busiest.map(
    ({ weekday, hour, count }) =>
      `${weekdays[weekday] ?? ''} à ${hour}\u00a0h (${countTrips(count)})`,
  );
  return `Le plus souvent\u202f: ${named.join(', ')}.`;
}
