import { Box } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './companions.words.fr';
import { latestData } from '../../../application/kernel/RemoteData';
import {
  selectMaintenance,
  readMaintenance,
} from '../../../application/publicSite/readMaintenance';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { usePolling } from '../../state/usePolling';

/** Reads the maintenance flag every 30 seconds; shows a banner while it is set (P4.33). */
export function MaintenanceWatch(): ReactElement | null {
  const dispatch = useAppDispatch();
  const isOn = latestData(useAppSelector(selectMaintenance)) === true;
  usePolling(async () => E.isRight(await dispatch(readMaintenance())));
  return isOn ? (
    <Box
      component="aside"
      aria-label={words.maintenance.title}
      p="var(--tp-space-2) 4%"
      bg="var(--tp-warn-tint)"
      c="var(--tp-warn)"
      ta="center"
    >
      <p role="status">
        <Marked
          text={words.maintenance.running}
          mark={(link) => (
            <Box component={Link} to={routes.synchronisation} c="inherit">
              {link}
            </Box>
          )}
        />
      </p>
    </Box>
  ) : null;
}
