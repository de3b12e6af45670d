import { type ReactElement } from 'react';
import { Link, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { words as freeRampTitles } from '#words/freeRamp/titles';
import { words as titles } from '#words/shell/publicTitles';
import { words } from '#words/shell/shell';
import { PageSkeleton } from '../design/loading/PageSkeleton';
import {
  addressesOf,
  cmsAddressPage,
  memberPath,
  routeNames,
  routes,
  siteRoutes,
  type Area,
  type SiteRoute,
} from '../navigation/routes';
import { operator, phoneHref } from '../operator';
import { AppErrorBoundary } from '../shell/AppErrorBoundary';
import { OptionalPart } from '../state/loading/OptionalPart';
import { FreeRampArea, MemberArea } from './areas';
import { ContractEndings } from '../shell/ContractEndings';
import { FooterControls } from './islands/FooterControls';
import { Companions } from './islands';
import { RequireSession } from './RequireSession';
import { MovedAddress } from './MovedAddress';
import { NavigationEffects } from './NavigationEffects';
import { lazyPage } from './lazyPage';
import { PageAt } from './PageAt';
import { LoadingBoundary } from '../state/loading/LoadingBoundary';
import { PublicFrame } from './PublicFrame';

/**
 * Every address of the table of routes (M2, P2), inside a router. The public shell renders at once; the code
 * of the other areas is fetched when a visitor enters one of their addresses.
 */
export function App(): ReactElement {
  return (
    <>
      <NavigationEffects />
      <OptionalPart>
        <Companions />
      </OptionalPart>
      <Routes>
        {movedRoutes}
        <Route element={<PublicFrame />}>
          <Route element={<Screens />}>
            {routesOf('public', '*', { title: titles.unknown, page: cmsAddressPage })}
          </Route>
        </Route>
        <Route element={<Screens />}>
          <Route element={<FreeRampArea footer={areaFooter} />}>
            {routesOf('freeRamp', `${routes.freeRamp}/*`, {
              title: freeRampTitles.unknown,
              page: notFoundPage,
            })}
          </Route>
          <Route element={<SubscriberGuard />}>
            <Route element={<MemberArea footer={areaFooter} />}>
              {routesOf('member', `${memberPath}/*`, {
                title: titles.unknown,
                page: notFoundPage,
              })}
            </Route>
          </Route>
        </Route>
      </Routes>
    </>
  );
}

/** List items of the footer of a private area: who to ask, then the settings, then the links of the law. */
const areaFooter = (
  <>
    <li>
      <Link to={routes.contact}>{words.tasks.contact[0]}</Link>
    </li>
    <li>
      <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>
    </li>
    <li>
      <Link to={routes.legalNotice}>{words.footer.legalNotice}</Link>
    </li>
    <FooterControls />
    <ContractEndings />
  </>
);

const notFoundPage: SiteRoute['page'] = async () =>
  (await import('../shell/NotFoundPage')).NotFoundPage;

/** The routes of an area with all their addresses; those of the path `others` show `unknown`. */
function routesOf(
  area: Area,
  others: string,
  unknown: Pick<SiteRoute, 'title' | 'page'>,
): readonly ReactElement[] {
  const routeOf = (
    path: string,
    { title, page, guard }: Pick<SiteRoute, 'title' | 'page' | 'guard'>,
  ): ReactElement => (
    <Route
      key={path}
      path={path}
      element={<PageAt title={title} Page={lazyPage(page)} guard={guard} />}
    />
  );
  return [
    ...routeNames
      .filter((name) => siteRoutes[name].area === area)
      .flatMap((name) => addressesOf(name).map((path) => routeOf(path, siteRoutes[name]))),
    routeOf(others, unknown),
  ];
}

/** An account without a contract may add one (M2.7), which opens the rest of the area. */
function SubscriberGuard(): ReactElement {
  const { pathname } = useLocation();
  return pathname === routes.addContract ? (
    <RequireSession />
  ) : (
    <RequireSession scope="SUBSCRIBER" />
  );
}

const movedRoutes = Object.values(siteRoutes).flatMap(({ address, movedFrom = [] }) =>
  movedFrom.map((path) => <Route key={path} path={path} element={<MovedAddress to={address} />} />),
);

/** Around every page: a skeleton while its code is fetched, and an error screen when it fails. */
function Screens(): ReactElement {
  const { pathname } = useLocation();
  return (
    <AppErrorBoundary resetKey={pathname}>
      <LoadingBoundary fallback={<PageSkeleton />}>
        <Outlet />
      </LoadingBoundary>
    </AppErrorBoundary>
  );
}
