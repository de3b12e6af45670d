import type { ReactElement } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { publicNotYetOpen } from '../navigation/publicNotYetOpen';
import { NotYetOpenPage } from '../shell/NotYetOpenPage';
import { CmsAddressPage, contentPages } from './contentPages';
import { mailedPages } from './mailedPages';
import { payingPages } from './payingPages';
import { servicePages } from './servicePages';
import { stateOfSitePages } from './stateOfSitePages';

const pages = Object.entries({
  ...contentPages,
  ...mailedPages,
  ...payingPages,
  ...servicePages,
  ...stateOfSitePages,
});

/** Any address that the first load does not name: a mailed link, a payment, a service, what the operator publishes, one that opens later, or an unknown one. */
export function OtherAddress(): ReactElement {
  return (
    <Routes>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<UnopenedAddress />} />
    </Routes>
  );
}

function UnopenedAddress(): ReactElement {
  const { pathname } = useLocation();
  const screen = publicNotYetOpen.find(({ path }) => matchPath(path, pathname));
  if (!screen) return <CmsAddressPage />;
  return <NotYetOpenPage heading={screen.heading} meanwhile={screen.meanwhile} />;
}
