import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { chevronDownIcon, chevronUpIcon } from '../../../generated/shellIcons';
import { menuTrail, type MenuEntry } from '../../domain/publicSite/menu';
import { sitePath } from '../../domain/basis/siteAddress';
import { TargetLink } from '../cms/TargetLink';
import { Icon } from '../design/icon/Icon';
import { useDisclosure } from '../design/controls/useDisclosure';
import { entryName } from './entryName';
import styles from './SiteMenu.module.css';

/** The editors' menu (P3.11). An entry with children opens them; the first of them is its own page. */
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
  /** Path of the current page. */
  readonly path: string;
}

function Submenu({
  entry,
  path,
  isCurrent,
}: EntryProps & { readonly isCurrent: boolean }): ReactElement {
  const { isOpen, toggle, close, toggleRef } = useDisclosure();
  const id = `menu-${entry.id}`;
  const { name, lang } = entryName(entry);
  return (
    <li
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={toggleRef}
        type="button"
        lang={lang}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={toggle}
      >
        <span>{name}</span>
        <Icon of={isOpen ? chevronUpIcon : chevronDownIcon} size={16} />
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

/** The children of an entry, to any depth. */
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

/** The link of an entry; plain text without an address. */
export function MenuLink({ entry, path }: EntryProps): ReactElement {
  const { target } = entry;
  const { name, lang } = entryName(entry);
  if (target === null) return <span lang={lang}>{name}</span>;
  return (
    <TargetLink
      target={target}
      lang={lang}
      aria-current={target.kind === 'inside' ? currentAt(target.path, path) : undefined}
    >
      {name}
    </TargetLink>
  );
}

/** The page itself, or a page below it, such as an article of the news. */
function currentAt(linked: string, path: string): 'page' | 'true' | undefined {
  if (linked === path) return 'page';
  return path.startsWith(`${linked}/`) ? 'true' : undefined;
}
