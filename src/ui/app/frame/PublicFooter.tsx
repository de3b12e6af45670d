import { useId, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from '../../shell/shell.words.fr';
import { OperatorLogo } from '../../design/page/OperatorLogo';
import { routes } from '../../navigation/routes';
import { tasks } from '../../navigation/tasks';
import { operator, operatorAddress, phoneHref } from '../../operator';
import { ContractEndings } from '../../shell/ContractEndings';
import { Credits } from '../../shell/Credits';
import footerLinks from '../../shell/FooterLinks.module.css';
import { FooterControls } from './FooterControls';
import { FooterEntries } from './FooterEntries';
import styles from './PublicFooter.module.css';

/** The footer of a public page; `isSlim`: that of a path of steps, without the telephone and the tasks. */
export function PublicFooter({ isSlim }: { readonly isSlim: boolean }): ReactElement {
  const { pathname } = useLocation();
  return (
    <footer
      className={`tp-screen ${styles.footer} ${footerLinks.links} ${isSlim ? 'tp-slim' : ''}`}
    >
      <div className="tp-wide">
        <address>
          <OperatorLogo />
          <p>
            {operatorAddress.slice(1).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          {!isSlim && <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>}
        </address>
        {!isSlim && pathname !== routes.home && (
          <FooterGroup title={words.yourTasks}>
            {tasks.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </FooterGroup>
        )}
        <FooterGroup title={words.footer.operator}>
          <FooterEntries />
        </FooterGroup>
        <FooterGroup title={words.footer.contract}>
          <ContractEndings />
        </FooterGroup>
        <FooterGroup title={words.footer.settings}>
          <FooterControls />
        </FooterGroup>
        <Credits />
      </div>
    </footer>
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
