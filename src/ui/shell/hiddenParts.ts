import { matchPath } from 'react-router-dom';
import { routes } from '../navigation/routes';

/** A part of the header or the footer of the public pages. */
export type FramePart = 'menu' | 'signIn' | 'alerts' | 'tasks' | 'phone';

/** What each path hides (P2.13): the home page shows the tasks as tiles; whoever orders or pays is led nowhere else. */
const table: readonly (readonly [path: string, parts: readonly FramePart[]])[] = [
  [routes.home, ['tasks']],
  [`${routes.purchase}/*`, ['menu', 'signIn', 'alerts', 'tasks', 'phone']],
  ['/payment/*', ['menu', 'signIn', 'alerts', 'tasks', 'phone']],
];

/** The parts that a page goes without, by its path; none for any other public page. */
export function hiddenParts(pathname: string): readonly FramePart[] {
  return table.find(([path]) => matchPath(path, pathname))?.[1] ?? [];
}
