import type { ReactElement } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Mark } from '../../design/Mark';
import { routes } from '../../navigation/routes';
import { memberNavigation } from './memberNavigation';
import styles from './Sidebar.module.css';

/** The pages of the area in their three groups, beside the page or in the drawer (M2.19). */
export function Sidebar(): ReactElement {
  return (
    <div className={styles.sidebar}>
      <nav aria-label="Espace abonné">
        <Link to={routes.dashboard} className={styles.brand}>
          <Mark />
          <span>Espace abonné</span>
        </Link>
        {memberNavigation.map(({ title, entries }) => (
          <section key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul>
              {entries.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Link to={routes.home} className={styles.leave}>
          Retour au site public
        </Link>
      </nav>
    </div>
  );
}
