import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CmsAddressPage, contentPages } from './contentPages';
import { mailedPages } from './mailedPages';
import { payingPages } from './payingPages';
import { purchasePages } from './purchasePages';
import { servicePages } from './servicePages';
import { stateOfSitePages } from './stateOfSitePages';

const pages = Object.entries({
  ...contentPages,
  ...mailedPages,
  ...payingPages,
  ...purchasePages,
  ...servicePages,
  ...stateOfSitePages,
});

/** Any address that the first load does not name: a mailed link, a payment, a purchase, a service, what the operator publishes, or an unknown one. */
export function OtherAddress(): ReactElement {
  return (
    <Routes>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<CmsAddressPage />} />
    </Routes>
  );
}
