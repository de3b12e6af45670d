import type { ReactElement } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { publicNotYetOpen } from '../navigation/publicNotYetOpen';
import { NotFoundPage } from '../shell/NotFoundPage';
import { NotYetOpenPage } from '../shell/NotYetOpenPage';

/** Any address without a page of its own: a service that opens later, or an unknown one. */
export function OtherAddress(): ReactElement {
  const { pathname } = useLocation();
  const screen = publicNotYetOpen.find(({ path }) => matchPath(path, pathname));
  if (!screen) return <NotFoundPage />;
  return <NotYetOpenPage heading={screen.heading} meanwhile={screen.meanwhile} />;
}
