import { isSome } from 'fp-ts/Option';
import type { VisitStorage } from '../../application/ports/VisitStorage';
import type { KeyValueStore } from './keyValueStore';

const alertsKey = 'alertsCollapsed';

export function sessionVisitStorage(store: KeyValueStore): VisitStorage {
  return {
    readAlertsCollapsed: () => isSome(store.read(alertsKey)),
    writeAlertsCollapsed: (isCollapsed) => {
      if (isCollapsed) store.write(alertsKey, 'true');
      else store.remove(alertsKey);
    },
  };
}
