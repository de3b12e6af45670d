import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { operator, phoneHref } from '../operator';
import { buttonClass } from '../design/buttonClass';
import { Mark } from '../design/Mark';
import { useDisclosure } from '../design/useDisclosure';
import { routes } from '../navigation/routes';
import { Credits } from './Credits';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

interface PublicLayoutProps {
  /** The way into the private areas, or out of them. */
  readonly accountLink: ReactNode;
  /** List items of the footer: the visitor's standing choices. */
  readonly controls: ReactNode;
  /** On the tunnel and payment paths: no menu, no way to sign in, no contact line (P2.13). */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

const entries = [
  [routes.subscriptions, 'Abonnements'],
  [routes.news, 'Actualités'],
  [routes.payOnline, 'Payer en ligne'],
  [routes.help, 'Aide'],
] as const;

const legal = [
  [routes.legalNotice, 'Mentions légales'],
  [routes.termsOfSale, 'CGV'],
  [routes.termsOfUse, 'CGU'],
  [routes.accessibility, 'Accessibilité\u202f: non conforme'],
] as const;

/** Header, main and footer of every public page. */
export function PublicLayout({
  accountLink,
  controls,
  slim = false,
  children,
}: PublicLayoutProps): ReactElement {
  return (
    <>
      <SkipLink />
      <header className="tp-header">
        <div className="tp-wide">
          <Link to={routes.home} aria-label={`${operator.name}, accueil`}>
            <Mark />
            <span>{operator.name}</span>
          </Link>
          {!slim && <Menu accountLink={accountLink} />}
        </div>
      </header>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className="tp-wide">
          <ul>
            {legal.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {controls}
            {!slim && (
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

/** The navigation, folded behind a button on small screens, and the way into the private areas. */
function Menu({ accountLink }: Pick<PublicLayoutProps, 'accountLink'>): ReactElement {
  const { pathname } = useLocation();
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
        {entries.map(([to, label]) => (
          <Link key={to} to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {accountLink}
    </>
  );
}
