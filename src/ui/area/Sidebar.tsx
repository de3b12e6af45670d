import { NavLink as MenuEntry } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import type { ReactElement } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { words } from './words.fr';
import { arrowLeftIcon, signOutIcon } from '../../../generated/icons';
import { Icon } from '../design/icon/Icon';
import { OperatorLogo } from '../design/page/OperatorLogo';
import { routes } from '../navigation/routes';
import { operator } from '../operator';
import styles from './Sidebar.module.css';

export interface NavigationEntry {
  readonly label: string;
  /** Strokes of `generated/icons.ts`. */
  readonly icon: string;
  readonly to: string;
  /** Patterns of further pages that are entered through this one: on them it is current, too. */
  readonly covers?: readonly string[];
  /** Navigation state of the link. */
  readonly state?: unknown;
  /** Pages nested below this one. */
  readonly children?: readonly NavigationEntry[];
}

export interface NavigationGroup {
  readonly title?: string;
  readonly entries: readonly NavigationEntry[];
}

export interface SidebarProps {
  /** Name of the area. */
  readonly name: string;
  /** First page of the area. */
  readonly home: string;
  readonly groups: readonly NavigationGroup[];
  /** Renders « Déconnexion » above the way back to the public site. */
  readonly onSignOut?: (() => void) | undefined;
}

const entryClasses = { root: styles.entry, section: styles.icon, label: styles.label } as const;

/** The pages of an area in their groups, beside the page or in the drawer (M2.19, P2.33). */
export function Sidebar({ name, home, groups, onSignOut }: SidebarProps): ReactElement {
  return (
    <nav aria-label={name} className={styles.sidebar}>
      <Link to={home} className={styles.brand}>
        <OperatorLogo size={40} />
        <span>
          <b>{operator.name}</b> <small>{name}</small>
        </span>
      </Link>
      {groups.map(({ title, entries }) => (
        <section key={entries[0]?.to} className={styles.group}>
          {title !== undefined && <h2>{title}</h2>}
          <Entries entries={entries} />
        </section>
      ))}
      <div className={styles.foot}>
        {onSignOut && (
          <MenuEntry
            component="button"
            type="button"
            classNames={entryClasses}
            label={words.signOut}
            leftSection={<Icon of={signOutIcon} />}
            onClick={onSignOut}
          />
        )}
        <MenuEntry
          component={Link}
          to={routes.home}
          classNames={entryClasses}
          label={words.publicSite}
          leftSection={<Icon of={arrowLeftIcon} />}
        />
      </div>
    </nav>
  );
}

function Entries({ entries }: { readonly entries: readonly NavigationEntry[] }): ReactElement {
  const { pathname } = useLocation();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <MenuEntry
            component={Link}
            to={entry.to}
            state={entry.state}
            data-carries={entry.state === undefined ? undefined : ''}
            aria-current={currentAt(pathname, entry)}
            classNames={entryClasses}
            label={entry.label}
            leftSection={<Icon of={entry.icon} />}
          />
          {entry.children && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

/** « page » on the page of the entry, « true » on a page that it covers. */
function currentAt(
  pathname: string,
  { to, covers = [] }: NavigationEntry,
): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page';
  return covers.some((pattern) => matchPath(pattern, pathname)) ? 'true' : undefined;
}
