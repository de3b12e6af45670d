import type { Traffic } from '../../domain/publicSite/traffic';
import { createSharedRead } from '../kernel/createSharedRead';

/** The state of the tunnels (P7.3). After a failure, the last state remains. */
export const { read: readTraffic, select: selectTraffic } = createSharedRead<void, Traffic>(
  'public/readTraffic',
  (_, ports) => ports.traffic.read(),
  { isPublic: true },
);
