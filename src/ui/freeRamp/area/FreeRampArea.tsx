import { Box } from '@mantine/core';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '../area.words.fr';
import { words as titles } from '../titles.words.fr';
import { enterFreeRamp } from '../../../application/freeRamp/enterFreeRamp';
import { AreaLayout } from '../../area/AreaLayout';
import { routes } from '../../navigation/routes';
import { LanguageLinks } from '../../shell/LanguageLinks';
import { useAppDispatch } from '../../state/appHooks';
import { freeRampNavigation } from './freeRampNavigation';
import { FreeRampContext, type FreeRampVisit } from './useFreeRamp';

interface FreeRampAreaProps {
  readonly visit: FreeRampVisit;
  /** List items of the footer: the visitor's settings. */
  readonly footer: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame of the free-ramp area (P2.33). On entering, fetches once what an account has there (P7.31). */
export function FreeRampArea({ visit, footer, children }: FreeRampAreaProps): ReactElement {
  const { account, holder } = visit;
  const dispatch = useAppDispatch();
  const location = useLocation();
  useEffect(() => {
    if (account !== null) dispatch(enterFreeRamp());
  }, [dispatch, account]);

  return (
    <FreeRampContext value={visit}>
      <AreaLayout
        navigation={{
          name: titles.freeRamp,
          home: routes.freeRamp,
          groups: freeRampNavigation(visit, location),
        }}
        subject={
          <Box component="p" c="dimmed" fz="sm">
            {holder ?? words.visitor}
          </Box>
        }
        notice={<LanguageLinks />}
        footer={footer}
      >
        {children}
      </AreaLayout>
    </FreeRampContext>
  );
}
