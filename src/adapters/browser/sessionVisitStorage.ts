import { toNullable } from 'fp-ts/Option';
import type { VisitStorage } from '../../application/ports/VisitStorage';
import type { KeyValueStore } from './keyValueStore';

const alertsKey = 'alertsCollapsed';

export function sessionVisitStorage(store: KeyValueStore): VisitStorage {
  return {
    readAlertsCollapsed: () => {
      const kept = toNullable(store.read(alertsKey));
      return kept === 'true' || kept === 'false' ? kept === 'true' : null;
    },
    writeAlertsCollapsed: (isCollapsed) => {
      store.write(alertsKey, String(isCollapsed));
    },
  };
}
