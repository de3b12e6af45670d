import { type ReactElement } from 'react';
import { Link, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { words } from '#words/shell/shell';
import { PageSkeleton } from '../design/loading/PageSkeleton';
import {
  addressesOf,
  memberPath,
  routeNames,
  routes,
  siteRoutes,
  type Area,
  type RouteName,
} from '../navigation/routes';
import { operator, phoneHref } from '../operator';
import { AppErrorBoundary } from '../shell/AppErrorBoundary';
import { OptionalPart } from '../state/loading/OptionalPart';
import { FreeRampArea, MemberArea, PublicArea } from './areas';
import { ContractEndings } from '../shell/ContractEndings';
import { Companions, FooterControls, RequireSession } from './islands';
import { MovedAddress } from './MovedAddress';
import { NavigationEffects } from './NavigationEffects';
import { PageAt } from './pages/PageAt';
import { PagesOfArea } from './pages/PagesOfArea';
import { shellPages } from './pages/shellPages';
import { LoadingBoundary } from '../state/loading/LoadingBoundary';
import { PublicFrame } from './PublicFrame';

/**
 * Every address of the table of routes (M2, P2), inside a router. The public shell renders at once; the code
 * of the other areas is fetched when a visitor enters one of their addresses.
 */
export function App(): ReactElement {
  return (
    <PagesOfArea value={shellPages}>
      <NavigationEffects />
      <OptionalPart>
        <Companions />
      </OptionalPart>
      <Routes>
        {movedRoutes}
        <Route element={<PublicFrame />}>
          <Route element={<Screens />}>
            {routesOf('shell')}
            <Route element={<PublicArea />}>{routesOf('public', '*')}</Route>
          </Route>
        </Route>
        <Route element={<Screens />}>
          <Route element={<FreeRampArea footer={areaFooter} />}>
            {routesOf('freeRamp', `${routes.freeRamp}/*`)}
          </Route>
          <Route element={<SubscriberGuard />}>
            <Route element={<MemberArea footer={areaFooter} />}>
              {routesOf('member', `${memberPath}/*`)}
            </Route>
          </Route>
        </Route>
      </Routes>
    </PagesOfArea>
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

/** The routes of an area with all their addresses; the path `unknown` matches every other address of it. */
function routesOf(area: Area, unknown?: string): readonly ReactElement[] {
  const routeAt = (path: string, name: RouteName | 'unknown'): ReactElement => (
    <Route key={path} path={path} element={<PageAt name={name} />} />
  );
  return [
    ...routeNames
      .filter((name) => siteRoutes[name].area === area)
      .flatMap((name) => addressesOf(name).map((path) => routeAt(path, name))),
    ...(unknown === undefined ? [] : [routeAt(unknown, 'unknown')]),
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
