import { useEffect, useState, type ReactElement } from 'react';
import { words } from './companions.words.fr';
import {
  reloadPage,
  reloadWhenUnused,
  selectHasSecrets,
  watchRelease,
} from '../../../application/shell/siteRelease';
import { Button } from '../../design/controls/Button';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { hasSecrets } from '../../state/painted/hasSecrets';
import { SiteLine } from './SiteLine';

/** `asking`: passwords, files or bank accounts are entered, which no reload keeps. */
type ReleaseStatus = 'current' | 'replaced' | 'asking';

/**
 * One line above the page when the host has a newer release of the site, with « Actualiser »: what was
 * typed is there again afterwards. A tab in which nothing is done loads the new release by itself.
 */
export function ReleaseWatch(): ReactElement | null {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<ReleaseStatus>('current');
  const isSecretHeld = useAppSelector(selectHasSecrets);
  const isReplaced = status !== 'current';
  useEffect(
    () => dispatch(watchRelease(() => setStatus((now) => (now === 'current' ? 'replaced' : now)))),
    [dispatch],
  );
  useEffect(() => (isReplaced ? dispatch(reloadWhenUnused()) : undefined), [dispatch, isReplaced]);
  const update = (): void => {
    if (status === 'replaced' && (isSecretHeld || hasSecrets())) {
      setStatus('asking');
      return;
    }
    dispatch(reloadPage());
  };
  if (!isReplaced) return null;
  return (
    <SiteLine
      title={words.release.title}
      sentence={status === 'replaced' ? words.release.replaced : words.release.asking}
    >
      <Button variant="quiet" onClick={update}>
        {status === 'replaced' ? words.release.reload : words.release.reloadAnyway}
      </Button>
    </SiteLine>
  );
}
