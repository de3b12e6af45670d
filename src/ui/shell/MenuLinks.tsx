import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '../navigation/routes';

const entries = [
  [routes.subscriptions, 'Abonnements'],
  [routes.news, 'Actualités'],
  [routes.payOnline, 'Payer en ligne'],
  [routes.help, 'Aide'],
] as const;

/** The menu until the editors' menu has loaded: pages that always exist. */
export function MenuLinks(): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      {entries.map(([to, label]) => (
        <Link key={to} to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </>
  );
}
