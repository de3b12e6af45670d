import type { ReactElement } from 'react';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import { words } from '../../shell/shell.words.fr';
import { closeIcon, menuIcon } from '../../../../generated/shellIcons';
import { useDisclosure } from '../../design/controls/useDisclosure';
import { Icon } from '../../design/icon/Icon';
import { OperatorLogo } from '../../design/page/OperatorLogo';
import { routes, siteRoutes } from '../../navigation/routes';
import { operator } from '../../operator';
import { LanguageLinks } from '../../shell/LanguageLinks';
import { LanguageOffers } from '../../shell/LanguageOffers';
import { SiteMenu } from '../../shell/SiteMenu';
import { SkipLink } from '../../shell/SkipLink';
import square from '../../shell/Square.module.css';
import { AccountLink } from './AccountLink';
import { CurrentAlerts } from './CurrentAlerts';
import { PublicFooter } from './PublicFooter';
import styles from './PublicFrame.module.css';
import { useMenus } from './useMenus';

const slimAddresses = Object.values(siteRoutes).flatMap(({ address, slim }) =>
  slim ? [`${address}/*`] : [],
);

/**
 * Header, main and footer of every public page. The purchase and the payment pages hide the menu, the
 * sign-in, the alerts, the telephone and the tasks; the home page shows the tasks as tiles (P2.13).
 */
export function PublicFrame(): ReactElement {
  const { pathname } = useLocation();
  const isSlim = slimAddresses.some((address) => matchPath(address, pathname));
  const width = isSlim ? 'tp-slim' : '';
  return (
    <>
      <SkipLink />
      <header className={`tp-header tp-screen ${width}`}>
        <div className="tp-wide">
          <Link to={routes.home} aria-label={words.home(operator.name)}>
            <OperatorLogo />
            <span>{operator.name}</span>
          </Link>
          {isSlim ? (
            <Link to={routes.home} className={styles.leave}>
              <Icon of={closeIcon} />
              <span>{words.leave}</span>
            </Link>
          ) : (
            <Menu />
          )}
          <LanguageLinks />
          {!isSlim && <AccountLink />}
        </div>
      </header>
      <LanguageOffers />
      {!isSlim && (
        <div className={`tp-screen ${styles.strip}`}>
          <CurrentAlerts />
        </div>
      )}
      <main id="contenu" tabIndex={-1} className={width}>
        <Outlet />
      </main>
      <PublicFooter isSlim={isSlim} />
    </>
  );
}

/** The navigation, behind a button on small screens; it closes when the focus leaves it. */
function Menu(): ReactElement {
  const { isOpen, toggle, close, toggleRef } = useDisclosure();
  return (
    <div
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={toggleRef}
        type="button"
        className={square.square}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        onClick={toggle}
      >
        <Icon of={isOpen ? closeIcon : menuIcon} size={24} />
      </button>
      <nav
        id="menu"
        aria-label={words.navigation}
        className={`${styles.nav} ${isOpen ? styles.open : ''}`}
      >
        <MenuEntries />
      </nav>
    </div>
  );
}

/** The editors' menu; until it is loaded, or if that fails, pages that always exist. */
function MenuEntries(): ReactElement {
  const { pathname } = useLocation();
  const header = useMenus()?.header ?? [];
  if (header.length > 0) return <SiteMenu entries={header} />;
  return (
    <>
      {ownEntries.map(([to, label]) => (
        <Link key={to} to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </>
  );
}

const ownEntries = [
  [routes.subscriptions, words.menu.subscriptions],
  [routes.payOnline, words.menu.payOnline],
  [routes.news, words.menu.news],
  [routes.help, words.menu.help],
] as const;
