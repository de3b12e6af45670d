import { Suspense, type ReactElement } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../design/PageSkeleton';
import { routes } from '../navigation/routes';
import { HomePage } from '../public/HomePage';
import { AppErrorBoundary } from '../shell/AppErrorBoundary';
import { ApplicationContext, type LoadStore } from '../state/ApplicationContext';
import { Decoration } from '../state/Decoration';
import { island } from '../state/island';
import { NavigationEffects } from './NavigationEffects';
import { PublicFrame } from './PublicFrame';
import { ChooserPage, MemberArea, OtherAddress, SignInPage, SignOutPage } from './screens';

const Companions = island(async () => (await import('./islands/Companions')).Companions);
const FooterControls = island(
  async () => (await import('./islands/FooterControls')).FooterControls,
);
const RequireSession = island(async () => (await import('./RequireSession')).RequireSession);

/** The addresses of the site (M2, P2). The public shell is painted at once; each area is fetched when first entered. */
export function App({ loadStore }: { readonly loadStore: LoadStore }): ReactElement {
  return (
    <ApplicationContext value={loadStore}>
      <BrowserRouter>
        <NavigationEffects />
        <Decoration>
          <Companions />
        </Decoration>
        <Routes>
          <Route path="/login" element={<ToSignIn />} />
          <Route path="/abonnements" element={<Navigate to={routes.subscriptions} replace />} />
          <Route element={<PublicFrame />}>
            <Route element={<Screens />}>
              <Route path={routes.home} element={<HomePage />} />
              <Route path={routes.signIn} element={<SignInPage />} />
              <Route path={routes.signOut} element={<SignOutPage />} />
              <Route element={<RequireSession />}>
                <Route path={routes.chooser} element={<ChooserPage />} />
              </Route>
              <Route path="*" element={<OtherAddress />} />
            </Route>
          </Route>
          <Route element={<Screens />}>
            <Route element={<RequireSession scope="SUBSCRIBER" />}>
              <Route
                path={`${routes.member}/*`}
                element={<MemberArea footer={<FooterControls />} />}
              />
            </Route>
          </Route>
        </Routes>
      </BrowserRouter>
    </ApplicationContext>
  );
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
