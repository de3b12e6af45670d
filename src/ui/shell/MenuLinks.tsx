import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from './shell.words.fr';
import { routes } from '../navigation/routes';

const entries = [
  [routes.subscriptions, words.menu.subscriptions],
  [routes.payOnline, words.menu.payOnline],
  [routes.news, words.menu.news],
  [routes.help, words.menu.help],
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
