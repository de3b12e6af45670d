import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/fr';
import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { parseCalendarDay } from '../../../../domain/basis/readCalendarDay';
import type { PassagePeriod } from '../../../../domain/passage/passagePeriod';

interface PeriodCalendarProps {
  readonly chosen: PassagePeriod;
  /** The selectable days. */
  readonly offered: PassagePeriod;
  readonly onChoose: (period: PassagePeriod) => void;
}

const labels = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
};

/** A calendar: the first click selects the first day, the second the last. In a chunk of its own. */
export function PeriodCalendar({ chosen, offered, onChoose }: PeriodCalendarProps): ReactElement {
  const [range, setRange] = useState<[string | null, string | null]>([chosen.from, chosen.to]);
  const choose = (next: [string | null, string | null]): void => {
    setRange(next);
    const from = parseCalendarDay(next[0] ?? '');
    const to = parseCalendarDay(next[1] ?? '');
    if (E.isRight(from) && E.isRight(to)) onChoose({ from: from.right, to: to.right });
  };
  return (
    <DatePicker
      type="range"
      locale="fr"
      size="md"
      maxLevel="year"
      allowSingleDateInRange
      hideOutsideDates
      weekendDays={[]}
      defaultDate={chosen.to < offered.to ? chosen.to : offered.to}
      minDate={offered.from}
      maxDate={offered.to}
      value={range}
      onChange={choose}
      ariaLabels={labels}
    />
  );
}
