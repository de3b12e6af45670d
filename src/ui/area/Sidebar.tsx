import type { ReactElement } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Mark } from '../design/Mark';
import { routes } from '../navigation/routes';
import styles from './Sidebar.module.css';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  /** What the navigation carries. */
  readonly state?: unknown;
  /** Pages that belong to this one. */
  readonly children?: readonly NavigationEntry[];
}

export interface NavigationGroup {
  readonly title?: string;
  readonly entries: readonly NavigationEntry[];
}

export interface SidebarProps {
  /** Of the area. */
  readonly name: string;
  /** Its first page. */
  readonly home: string;
  readonly groups: readonly NavigationGroup[];
}

/** The pages of an area in their groups, beside the page or in the drawer (M2.19, P2.33). */
export function Sidebar({ name, home, groups }: SidebarProps): ReactElement {
  return (
    <div className={styles.sidebar}>
      <nav aria-label={name}>
        <Link to={home} className={styles.brand}>
          <Mark />
          <span>{name}</span>
        </Link>
        {groups.map(({ title, entries }) => (
          <section key={entries[0]?.to} className={styles.group}>
            {title !== undefined && <h2>{title}</h2>}
            <Entries entries={entries} />
          </section>
        ))}
        <Link to={routes.home} className={styles.leave}>
          Retour au site public
        </Link>
      </nav>
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly NavigationEntry[] }): ReactElement {
  return (
    <ul>
      {entries.map(({ label, to, state, children }) => (
        <li key={to}>
          <NavLink to={to} state={state} end>
            {label}
          </NavLink>
          {children && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
