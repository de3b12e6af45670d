import { Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { enterFreeRamp } from '../../application/freeRamp/enterFreeRamp';
import { AreaLayout } from '../area/AreaLayout';
import { MantineArea } from '../design/MantineArea';
import { PageSkeleton } from '../design/PageSkeleton';
import { routes } from '../navigation/routes';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useAppDispatch } from '../state/appHooks';
import styles from './FreeRampArea.module.css';
import { freeRampNavigation } from './freeRampNavigation';
import { freeRampPages } from './freeRampPages';
import { FreeRampContext, type FreeRampVisit } from './useFreeRamp';

interface FreeRampAreaProps {
  readonly visit: FreeRampVisit;
  /** Shows a page to those whose token opens the area, and leads the others on. */
  readonly guarded: (page: ReactNode) => ReactElement;
  /** List items at the foot of every page: the visitor's standing choices. */
  readonly footer: ReactNode;
}

/** The free-ramp area (P2.33): fetches all that an account has there once on entering (P7.31), and shows its pages in the area's frame. */
export function FreeRampArea({ visit, guarded, footer }: FreeRampAreaProps): ReactElement {
  const { account, holder } = visit;
  const dispatch = useAppDispatch();
  const location = useLocation();
  useEffect(() => {
    if (account !== null) dispatch(enterFreeRamp());
  }, [dispatch, account]);

  return (
    <MantineArea>
      <FreeRampContext value={visit}>
        <AreaLayout
          navigation={{
            name: 'Espace gratuité',
            home: routes.freeRamp,
            groups: freeRampNavigation(visit, location),
          }}
          bar={<p className={styles.who}>{holder ?? "Vous n'êtes pas connecté."}</p>}
          footer={footer}
        >
          {/* The bars stay while the code of a page is fetched. */}
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              {Object.entries(freeRampPages).map(([address, { Page, access }]) => (
                <Route
                  key={address}
                  // The router reads the paths below the area's own.
                  path={address.slice(`${routes.freeRamp}/`.length) || '/'}
                  element={
                    access === 'private' || (access === 'prompt' && account !== null) ? (
                      guarded(<Page />)
                    ) : (
                      <Page />
                    )
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </AreaLayout>
      </FreeRampContext>
    </MantineArea>
  );
}
