import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { alertColour, type Alert } from '../../../domain/publicSite/alert';
import type { Post } from '../../../domain/publicSite/post';
import { RichText } from '../../cms/RichText';
import { routes } from '../../navigation/routes';
import styles from './AlertsList.module.css';
import marks from './AlertsStrip.module.css';

interface AlertsListProps {
  readonly alerts: readonly Alert[];
  /** Every alert of the server could be read. */
  readonly isComplete: boolean;
  readonly news: readonly Post[];
}

/** The alerts, their severity by colour and by text (M4.11), then the new posts (P9.19). */
export function AlertsList({ alerts, isComplete, news }: AlertsListProps): ReactElement {
  return (
    <>
      <Box component="h2" px="lg" py="md" fz="lg">
        {words.title}
      </Box>
      <ul className={styles.list}>
        {alerts.length === 0 && <li>{isComplete ? words.noneInList : words.unavailable}</li>}
        {alerts.map((alert) => (
          <li key={`${alert.startsAt} ${alert.title}`} className={marks[alertColour(alert.type)]}>
            <p lang={operatorLanguage} className={styles.kind}>
              {alert.type}
            </p>
            <Box component="h3" lang={operatorLanguage} fz="md">
              {alert.title}
            </Box>
            {alert.body !== null && <RichText html={alert.body} />}
          </li>
        ))}
        {news.map(({ slug, title, datedAt }) => (
          <li key={slug}>
            <p className={styles.kind}>{words.newOn(datedAt)}</p>
            <Link lang={operatorLanguage} to={`${routes.news}/${encodeURIComponent(slug)}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
