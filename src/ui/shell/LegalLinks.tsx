import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../navigation/routes';

const legal = [
  [routes.legalNotice, 'Mentions légales'],
  [routes.termsOfSale, 'CGV'],
  [routes.termsOfUse, 'CGU'],
] as const;

/** List items of the footer: what the law wants, before the entries of the editors have come. */
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

/** Before an audit, no other statement is honest. */
export function AccessibilityLink(): ReactElement {
  return (
    <li>
      <Link to={routes.accessibility}>Accessibilité{'\u202f'}: non conforme</Link>
    </li>
  );
}
