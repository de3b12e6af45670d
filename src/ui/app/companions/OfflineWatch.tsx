import { useEffect } from 'react';
import { prepareOfflinePage } from '../../../application/shell/offlinePage';
import { useAppDispatch } from '../../state/appHooks';

/** Milliseconds after the mount. A visitor who leaves earlier downloads nothing for the offline page. */
const STAY = 10_000;

/** Prepares the page that is shown without a network, for a visitor who stays. */
export function OfflineWatch(): null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(prepareOfflinePage()), STAY);
    return () => clearTimeout(timer);
  }, [dispatch]);
  return null;
}
