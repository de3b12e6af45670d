import { useTimeout } from '@mantine/hooks';
import { prepareOfflinePage } from '../../../application/shell/offlinePage';
import { useAppDispatch } from '../../state/appHooks';

/** Milliseconds after the mount. A visitor who leaves earlier downloads nothing for the offline page. */
const STAY = 10_000;

/** Prepares the page that is shown without a network, for a visitor who stays. */
export function OfflineWatch(): null {
  const dispatch = useAppDispatch();
  useTimeout(
    () => {
      dispatch(prepareOfflinePage());
    },
    STAY,
    { autoInvoke: true },
  );
  return null;
}
