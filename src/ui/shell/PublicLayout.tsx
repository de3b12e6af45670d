import { useId, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from './shell.words.fr';
import { closeIcon, menuIcon } from '../../../generated/shellIcons';
import { operator, operatorAddress, phoneHref } from '../operator';
import { Icon } from '../design/icon/Icon';
import { OperatorLogo } from '../design/page/OperatorLogo';
import { useDisclosure } from '../design/controls/useDisclosure';
import { routes } from '../navigation/routes';
import { tasks } from '../navigation/tasks';
import { ContractEndings } from './ContractEndings';
import { Credits } from './Credits';
import type { FramePart } from './hiddenParts';
import { LanguageLinks } from './LanguageLinks';
import { LanguageOffers } from './LanguageOffers';
import styles from './PublicLayout.module.css';
import square from './Square.module.css';
import { SkipLink } from './SkipLink';

interface PublicLayoutProps {
  /** The links of the navigation. */
  readonly menu: ReactNode;
  /** The content of the strip of alerts. */
  readonly alerts: ReactNode;
  /** The link to sign in, or to the private areas. */
  readonly accountLink: ReactNode;
  /** List items of the footer: the legal links and those of the editors. */
  readonly footerEntries: ReactNode;
  /** List items of the footer: the visitor's settings. */
  readonly controls: ReactNode;
  /** The parts to leave out (P2.13). */
  readonly hidden: readonly FramePart[];
  readonly children: ReactNode;
}

/** Header, main and footer of every public page. */
export function PublicLayout({
  menu,
  alerts,
  footerEntries,
  accountLink,
  controls,
  hidden,
  children,
}: PublicLayoutProps): ReactElement {
  const shows = (part: FramePart): boolean => !hidden.includes(part);
  const width = shows('menu') ? '' : 'tp-slim';
  return (
    <>
      <SkipLink />
      <header className={`tp-header tp-screen ${width}`}>
        <div className="tp-wide">
          <Link to={routes.home} aria-label={words.home(operator.name)}>
            <OperatorLogo />
            <span>{operator.name}</span>
          </Link>
          {shows('menu') ? (
            <Menu>{menu}</Menu>
          ) : (
            <Link to={routes.home} className={styles.leave}>
              <Icon of={closeIcon} />
              <span>{words.leave}</span>
            </Link>
          )}
          <LanguageLinks />
          {shows('signIn') && accountLink}
        </div>
      </header>
      <LanguageOffers />
      {shows('alerts') && <div className={`tp-screen ${styles.strip}`}>{alerts}</div>}
      <main id="contenu" tabIndex={-1} className={width}>
        {children}
      </main>
      <footer className={`tp-screen ${styles.footer} ${width}`}>
        <div className="tp-wide">
          <address>
            <OperatorLogo />
            <p>
              {operatorAddress.slice(1).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            {shows('phone') && (
              <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>
            )}
          </address>
          {shows('tasks') && (
            <FooterGroup title={words.yourTasks}>
              {tasks.map(([to, name]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </FooterGroup>
          )}
          <FooterGroup title={words.footer.operator}>{footerEntries}</FooterGroup>
          <FooterGroup title={words.footer.contract}>
            <ContractEndings />
          </FooterGroup>
          <FooterGroup title={words.footer.settings}>{controls}</FooterGroup>
          <Credits />
        </div>
      </footer>
    </>
  );
}

interface FooterGroupProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

function FooterGroup({ title, children }: FooterGroupProps): ReactElement {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <b id={id}>{title}</b>
      <ul>{children}</ul>
    </nav>
  );
}

/** The navigation, behind a button on small screens; it closes when the focus leaves it. */
function Menu({ children }: { readonly children: ReactNode }): ReactElement {
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
        {children}
      </nav>
    </div>
  );
}
