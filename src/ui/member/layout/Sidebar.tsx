import type { ReactElement } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Mark } from '../../design/Mark';
import { routes } from '../../navigation/routes';
import { memberNavigation } from './memberNavigation';
import classes from './Sidebar.module.css';

interface SidebarProps {
  readonly id: string;
  /** On small screens the sidebar shows only when opened. */
  readonly isOpen: boolean;
}

export function Sidebar({ id, isOpen }: SidebarProps): ReactElement {
  return (
    <div id={id} className={isOpen ? `${classes.sidebar} ${classes.open}` : classes.sidebar}>
      <Link to={routes.home} className={classes.brand} aria-label="Retour à l'accueil du site">
        <Mark />
        <span>Espace abonné</span>
      </Link>
      <nav aria-label="Espace abonné">
        {memberNavigation.map(({ title, entries }) => (
          <section key={title} className={classes.group}>
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
      </nav>
    </div>
  );
}
