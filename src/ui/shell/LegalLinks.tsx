import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../navigation/routes';

const legal = [
  [routes.legalNotice, 'Mentions légales'],
  [routes.termsOfSale, 'CGV'],
  [routes.termsOfUse, 'CGU'],
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

/** « Non conforme » is the only correct statement before an audit. */
export function AccessibilityLink(): ReactElement {
  return (
    <li>
      <Link to={routes.accessibility}>Accessibilité{'\u202f'}: non conforme</Link>
    </li>
  );
}
