import { Suspense, type ComponentType, type ReactElement } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../design/PageSkeleton';
import { routes } from '../navigation/routes';
import { AppErrorBoundary } from '../shell/AppErrorBoundary';
import { Decoration } from '../state/Decoration';
import { Companions, FooterControls, RequireSession } from './islands';
import { NavigationEffects } from './NavigationEffects';
import { PublicFrame } from './PublicFrame';
import { FreeRampArea, guardedPages, MemberArea, OtherAddress, publicPages } from './screens';

/** The addresses of the site (M2, P2), inside a router. The public shell is painted at once; each area is fetched when first entered. */
export function App(): ReactElement {
  return (
    <>
      <NavigationEffects />
      <Decoration>
        <Companions />
      </Decoration>
      <Routes>
        <Route path="/login" element={<ToSignIn />} />
        <Route path="/abonnements" element={<Navigate to={routes.subscriptions} replace />} />
        <Route element={<PublicFrame />}>
          <Route element={<Screens />}>
            {routesTo(publicPages)}
            <Route element={<RequireSession />}>{routesTo(guardedPages)}</Route>
            <Route path="*" element={<OtherAddress />} />
          </Route>
        </Route>
        <Route element={<Screens />}>
          <Route
            path={`${routes.freeRamp}/*`}
            element={<FreeRampArea footer={<FooterControls />} />}
          />
          <Route element={<RequireSession scope="SUBSCRIBER" />}>
            <Route
              path={`${routes.member}/*`}
              element={<MemberArea footer={<FooterControls />} />}
            />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function routesTo(pages: Readonly<Record<string, ComponentType>>): readonly ReactElement[] {
  return Object.entries(pages).map(([path, Page]) => (
    <Route key={path} path={path} element={<Page />} />
  ));
}

/** What every page stands in: its shape while its code is fetched, and a way on when it breaks. */
function Screens(): ReactElement {
  const { pathname } = useLocation();
  return (
    <AppErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </AppErrorBoundary>
  );
}

/** Keeps the wanted page that the navigation carries. */
function ToSignIn(): ReactElement {
  const { state } = useLocation() as { state: unknown };
  return <Navigate to={routes.signIn} state={state} replace />;
}
