import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menuTrail, type MenuEntry } from '../../domain/menu';
import { sitePath } from '../../domain/siteAddress';
import { useDisclosure } from '../design/useDisclosure';
import styles from './SiteMenu.module.css';

/** The menu of the editors (P3.11): an entry with others below it opens them; its own page stands first among them. */
export function SiteMenu({ entries }: { readonly entries: readonly MenuEntry[] }): ReactElement {
  const path = sitePath(useLocation().pathname);
  const trail = menuTrail(entries, path).map(({ id }) => id);
  return (
    <ul className={styles.menu}>
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <Submenu key={entry.id} entry={entry} path={path} isCurrent={trail.includes(entry.id)} />
        ) : (
          <li key={entry.id}>
            <MenuLink entry={entry} path={path} />
          </li>
        ),
      )}
    </ul>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  /** Of the page that is shown. */
  readonly path: string;
}

function Submenu({
  entry,
  path,
  isCurrent,
}: EntryProps & { readonly isCurrent: boolean }): ReactElement {
  const { isOpen, toggle, close, toggleRef } = useDisclosure();
  const id = `menu-${entry.id}`;
  return (
    <li
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={toggle}
      >
        {entry.title}
        <svg width="12" height="8" fill="none" stroke="currentColor" strokeWidth="2">
          <path d={isOpen ? 'm1 7 5-5 5 5' : 'm1 1 5 5 5-5'} />
        </svg>
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.target !== null && (
          <li>
            <MenuLink entry={entry} path={path} />
          </li>
        )}
        <Below entry={entry} path={path} />
      </ul>
    </li>
  );
}

/** What stands below an entry, to any depth. */
function Below({ entry, path }: EntryProps): ReactElement {
  return (
    <>
      {entry.children.map((below) => (
        <li key={below.id}>
          <MenuLink entry={below} path={path} />
          {below.children.length > 0 && (
            <ul>
              <Below entry={below} path={path} />
            </ul>
          )}
        </li>
      ))}
    </>
  );
}

/** A page of the site, without a reload, or another site, which learns nothing of this one; a title that leads nowhere is mere text. */
export function MenuLink({ entry: { title, target }, path }: EntryProps): ReactElement {
  if (target === null) return <span>{title}</span>;
  return target.kind === 'inside' ? (
    <Link to={target.href} aria-current={target.path === path ? 'page' : undefined}>
      {title}
    </Link>
  ) : (
    <a href={target.href} rel="noopener noreferrer">
      {title}
    </a>
  );
}
