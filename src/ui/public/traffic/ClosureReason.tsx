import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { isAlertShown, namesBoth } from '../../../domain/publicSite/alert';
import { Decoration } from '../../state/loading/Decoration';
import { lazyPart } from '../../state/loading/lazyPart';
import { useMinute } from '../../state/useMinute';
import { usePublicSite } from '../../state/usePublicSite';
import type { TrafficLine } from './TrafficView';

const AlertText = lazyPart(async () => (await import('./AlertText')).AlertText);

/** The text of the current alert whose title names both ends of this direction, if any. */
export function ClosureReason({ line }: { readonly line: TrafficLine }): ReactElement | null {
  const { site } = usePublicSite();
  const now = useMinute();
  const alert = latestData(site)?.alerts.find(
    (one) => isAlertShown(one, now) && namesBoth(one, line.from, line.to),
  );
  return alert?.body ? (
    <Decoration>
      <AlertText html={alert.body} />
    </Decoration>
  ) : null;
}
