import { Box } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words as shared } from '../../design/shared.words.fr';
import {
  alertIcon,
  bellIcon,
  chevronDownIcon,
  chevronUpIcon,
  closedIcon,
  infoIcon,
} from '../../../../generated/shellIcons';
import { reloadPage } from '../../../application/shell/siteRelease';
import { noteVisit, openAlertsAtOnce } from '../../../application/publicSite/alertsPanel';
import { alertColour, blocksTraffic, type Alert } from '../../../domain/publicSite/alert';
import type { Post } from '../../../domain/publicSite/post';
import { useDisclosure } from '../../design/controls/useDisclosure';
import { Icon } from '../../design/icon/Icon';
import { Button } from '../../design/controls/Button';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import { OptionalPart } from '../../state/loading/OptionalPart';
import { lazyPart } from '../../state/loading/lazyPart';
import styles from './AlertsStrip.module.css';
import { mayInterrupt } from './mayInterrupt';

const AlertsList = lazyPart(async () => (await import('./AlertsList')).AlertsList);

interface AlertsStripProps {
  /** The current alerts, the gravest first. */
  readonly alerts: readonly Alert[];
  /** Every alert of the server could be read. */
  readonly isComplete: boolean;
  /** The posts of the last 7 days; they are not shown where a person types or pays. */
  readonly news: readonly Post[];
  /** The time of the traffic data, `13:31`, or null. */
  readonly trafficTime: string | null;
}

/**
 * The gravest alert on one line, and a button that opens all alerts and the new posts (M4.10, M4.11). Escape,
 * a press outside and a focus outside close them, so that they never hide the focused element.
 */
export function AlertsStrip({
  alerts,
  isComplete,
  news: newest,
  trafficTime,
}: AlertsStripProps): ReactElement {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isFree = mayInterrupt(pathname);
  const [opensAtOnce] = useState(() => isFree && dispatch(openAlertsAtOnce(alerts)));
  const news = isFree ? newest : [];
  useEffect(() => dispatch(noteVisit()), [dispatch]);
  const { isOpen, toggle, close, toggleRef } = useDisclosure(opensAtOnce);
  const strip = useClickOutside<HTMLElement>(close, ['pointerdown'], undefined, isOpen);
  return (
    <section
      ref={strip}
      aria-label={words.title}
      className={`tp-wide ${styles.strip}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {alerts.length + news.length > 0 && (
        <>
          <button
            ref={toggleRef}
            type="button"
            className={styles.pill}
            aria-expanded={isOpen}
            aria-controls="alertes-liste"
            aria-describedby="alertes-nombre"
            onPointerEnter={() => void AlertsList.fetchAhead()}
            onClick={toggle}
          >
            <Icon of={bellIcon} size={16} />
            <Box component="span" tt="capitalize">
              <Marked text={isOpen ? words.hide : words.show} mark={hiddenPart} />
            </Box>
            {alerts.length > 0 && <b aria-hidden="true">{alerts.length}</b>}
            <Icon of={isOpen ? chevronUpIcon : chevronDownIcon} size={16} />
          </button>
          <span id="alertes-nombre" hidden>
            {words.count(alerts.length, news.length)}
          </span>
          <div id="alertes-liste" className={styles.popover} hidden={!isOpen}>
            {isOpen && (
              <OptionalPart
                fallback={
                  <Box component="p" role="status" px="lg" py="md">
                    {shared.loading}
                  </Box>
                }
                lost={
                  <Box role="alert" px="lg" py="md">
                    <Box component="p" mb="sm">
                      {words.lost}
                    </Box>
                    <Button onClick={() => dispatch(reloadPage())}>{shared.retry}</Button>
                  </Box>
                }
              >
                <AlertsList alerts={alerts} isComplete={isComplete} news={news} />
              </OptionalPart>
            )}
          </div>
        </>
      )}
      {alerts.length === 0 && isComplete && news[0] ? (
        <Latest post={news[0]} />
      ) : (
        <Gravest alert={alerts[0]} isComplete={isComplete} />
      )}
      {trafficTime !== null && (
        <p className={styles.time}>
          <Marked
            text={words.trafficAt(trafficTime)}
            mark={(time) => <span className="tp-numbers">{time}</span>}
          />
        </p>
      )}
    </section>
  );
}

/** The latest post, while there is no alert (M4.11, M9.9). */
function Latest({ post: { title, slug } }: { readonly post: Post }): ReactElement {
  return (
    <p className={styles.line}>
      <Icon of={infoIcon} />
      <span>
        <Marked
          text={words.latest(title)}
          mark={(part) => (
            <Link lang={operatorLanguage} to={`${routes.news}/${encodeURIComponent(slug)}`}>
              {part}
            </Link>
          )}
        />
      </span>
    </p>
  );
}

/** One line, cut where it is too long: the list has the whole text. */
function Gravest({
  alert,
  isComplete,
}: {
  readonly alert: Alert | undefined;
  readonly isComplete: boolean;
}): ReactElement {
  return alert ? (
    <p className={`${styles.line} ${styles[alertColour(alert.type)]}`}>
      <Icon of={iconOf(alert)} />
      <b lang={operatorLanguage}>{alert.title}</b>
    </p>
  ) : (
    <p className={styles.line}>{isComplete ? words.none : words.unavailable}</p>
  );
}

function iconOf(alert: Alert): string {
  if (alertColour(alert.type) === 'red') return alertIcon;
  return blocksTraffic(alert) ? closedIcon : infoIcon;
}

/** While the alerts load, and when they could not be read: then nobody knows whether there are any. */
export function NoAlerts({ isLost }: { readonly isLost: boolean }): ReactElement {
  const className = `tp-wide ${styles.strip}`;
  return isLost ? (
    <section aria-label={words.title} className={className}>
      <p className={styles.line}>
        <Icon of={infoIcon} />
        <b>{words.unavailable}</b>
      </p>
    </section>
  ) : (
    <div className={className}>
      <Box w="min(16rem, 60%)" h="1rem" bg="var(--tp-brand-100)" bdrs="1rem" />
    </div>
  );
}
