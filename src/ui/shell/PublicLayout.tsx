import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { operator, phoneHref } from '../operator';
import { buttonClass } from '../design/buttonClass';
import { Mark } from '../design/Mark';
import { useDisclosure } from '../design/useDisclosure';
import { routes } from '../navigation/routes';
import { tasks } from '../navigation/tasks';
import { Credits } from './Credits';
import type { FramePart } from './hiddenParts';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

interface PublicLayoutProps {
  /** The links of the navigation. */
  readonly menu: ReactNode;
  /** The way into the private areas, or out of them. */
  readonly accountLink: ReactNode;
  /** List items of the footer: what the law and the editors want there. */
  readonly footerEntries: ReactNode;
  /** List items of the footer: the visitor's standing choices. */
  readonly controls: ReactNode;
  /** What the page goes without (P2.13). */
  readonly hidden: readonly FramePart[];
  readonly children: ReactNode;
}

/** Header, main and footer of every public page. */
export function PublicLayout({
  menu,
  footerEntries,
  accountLink,
  controls,
  hidden,
  children,
}: PublicLayoutProps): ReactElement {
  const shows = (part: FramePart): boolean => !hidden.includes(part);
  return (
    <>
      <SkipLink />
      <header className="tp-header">
        <div className="tp-wide">
          <Link to={routes.home} aria-label={`${operator.name}, accueil`}>
            <Mark />
            <span>{operator.name}</span>
          </Link>
          {shows('menu') && <Menu>{menu}</Menu>}
          {shows('signIn') && accountLink}
        </div>
      </header>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className="tp-wide">
          {shows('tasks') && <Tasks />}
          <ul>
            {footerEntries}
            {controls}
            {shows('phone') && (
              <li>
                <a href={phoneHref(operator.phone)}>{operator.phone}</a>
              </li>
            )}
          </ul>
          <Credits />
        </div>
      </footer>
    </>
  );
}

/** The way to what people come for (P2.13). */
function Tasks(): ReactElement {
  return (
    <nav aria-label="Vos démarches">
      <ul>
        {tasks.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>
              <b>{label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The navigation, folded behind a button on small screens. */
function Menu({ children }: { readonly children: ReactNode }): ReactElement {
  const { isOpen, toggle, toggleRef } = useDisclosure();
  return (
    <>
      <button
        ref={toggleRef}
        type="button"
        className={`${buttonClass('quiet')} ${styles.burger}`}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
        onClick={toggle}
      >
        <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d={isOpen ? 'm5 5 14 14m0-14L5 19' : 'M3 6h18M3 12h18M3 18h18'} />
        </svg>
      </button>
      <nav
        id="menu"
        aria-label="Navigation principale"
        className={`${styles.nav} ${isOpen ? styles.open : ''}`}
      >
        {children}
      </nav>
    </>
  );
}
