import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  keepAlertsCollapsed,
  recallAlertsCollapsed,
} from '../../../application/public/alertsPanel';
import { alertColour, type Alert } from '../../../domain/alert';
import type { Post } from '../../../domain/post';
import { RichText } from '../../cms/RichText';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import styles from './AlertsPanel.module.css';

interface AlertsPanelProps {
  readonly alerts: readonly Alert[];
  readonly news: readonly Post[];
}

/** On a small screen an open panel would hide what the visitor came for. */
function isNarrow(): boolean {
  return window.matchMedia('(width < 72em)').matches;
}

/** A panel over the page, open or collapsed for the whole visit (M4.10): the gravest facts by colour and by word (M4.11). */
export function AlertsPanel({ alerts, news }: AlertsPanelProps): ReactElement {
  const dispatch = useAppDispatch();
  const [isCollapsed, setCollapsed] = useState(
    () => dispatch(recallAlertsCollapsed()) ?? isNarrow(),
  );
  const toggle = (): void => {
    dispatch(keepAlertsCollapsed(!isCollapsed));
    setCollapsed(!isCollapsed);
  };
  return (
    <section
      aria-labelledby="alertes"
      className={`${styles.panel} ${isCollapsed ? styles.collapsed : styles.open}`}
    >
      <div className={styles.head}>
        <h2 id="alertes">Alertes</h2>
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls="alertes-liste"
          aria-describedby="alertes-nombre"
          onClick={toggle}
        >
          {isCollapsed ? 'Afficher les alertes' : 'Réduire les alertes'}
        </button>
        <span id="alertes-nombre" hidden>
          {countOf(alerts.length + news.length)}
        </span>
      </div>
      <ul id="alertes-liste" hidden={isCollapsed}>
        {alerts.map((alert) => (
          <li key={`${alert.startsAt} ${alert.title}`} className={styles[alertColour(alert.type)]}>
            <p className={styles.kind}>{alert.type}</p>
            <h3>{alert.title}</h3>
            {alert.body !== null && <RichText html={alert.body} />}
          </li>
        ))}
        {news.length > 0 && (
          <li className={styles.news}>
            <p className={styles.kind}>Nouveau</p>
            <ul>
              {news.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`${routes.news}/${encodeURIComponent(slug)}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

function countOf(messages: number): string {
  return messages === 1 ? '1 message' : `${messages} messages`;
}
