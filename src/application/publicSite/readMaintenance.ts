import { createSharedRead } from '../kernel/createSharedRead';

/** Whether the site is under maintenance (P4.33, P7.4). After a failure, the last value remains. */
export const { read: readMaintenance, select: selectMaintenance } = createSharedRead<void, boolean>(
  'public/readMaintenance',
  (_, ports) => ports.publicSite.readMaintenance(),
  { isPublic: true },
);
