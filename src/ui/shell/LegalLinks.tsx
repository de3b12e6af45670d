import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './shell.words.fr';
import { routes } from '../navigation/routes';

const legal = [
  [routes.legalNotice, words.footer.legalNotice],
  [routes.termsOfSale, words.footer.termsOfSale],
  [routes.termsOfUse, words.footer.termsOfUse],
] as const;

/** List items of the footer: the legally required links, until the editors' entries are loaded. */
export function LegalLinks(): ReactElement {
  return (
    <>
      {legal.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <AccessibilityLink />
    </>
  );
}

/** List item of the footer: the accessibility statement. */
export function AccessibilityLink(): ReactElement {
  return (
    <li>
      <Link to={routes.accessibility}>{words.footer.accessibility}</Link>
    </li>
  );
}
