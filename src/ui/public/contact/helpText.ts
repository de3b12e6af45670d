import { words } from './help.words.fr';
import type { CalendarDay } from '../../../domain/basis/calendarDay';
import type { HelpRequest } from '../../../domain/contact/helpRequest';

/** The message that the person may change before it is sent. */
export function helpText({ topic, facts }: HelpRequest, today: CalendarDay): string {
  return [words.greeting, words.begins[topic], facts.join('\n'), words.ends[topic](today)].join(
    '\n\n',
  );
}
