import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { formatDate } from '../../words/format.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { calendarIcon } from '../../../../generated/icons';
import { currentTime } from '../../../application/kernel/currentTime';
import { agendaAt, type PublicDocument } from '../../../domain/publicSite/publicDocument';
import type { DocumentListName } from '../../../domain/publicSite/publicSite';
import { TaskLink } from '../../design/controls/TaskLink';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import { HelpBox } from '../frame/HelpBox';

const MOST = 2;

interface NextDatesProps {
  /** The list of the page; the agenda has its dates itself. */
  readonly list: DocumentListName;
  /** null if it could not be read. */
  readonly agenda: readonly PublicDocument[] | null;
}

/** Beside the documents: the next dates of the agenda, or whom to ask (P2.5). */
export function NextDates({ list, agenda }: NextDatesProps): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  const { upcoming } = agendaAt(list === 'agenda' ? [] : (agenda ?? []), now);
  if (upcoming.length === 0) return <HelpBox />;
  return (
    <Box component="nav" aria-label={words.nextDates} className={content.card} p="lg">
      <b>{words.nextDates}</b>
      {upcoming.slice(0, MOST).map(({ id, title, datedAt, isDateShown }) => (
        <div key={id} lang={operatorLanguage}>
          <TaskLink
            to={routes.agenda}
            icon={calendarIcon}
            hint={isDateShown && datedAt !== null ? formatDate(datedAt) : undefined}
          >
            {title}
          </TaskLink>
        </div>
      ))}
    </Box>
  );
}
