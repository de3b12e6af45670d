import { createUseCase } from '../kernel/createUseCase';

/** Reads the maintenance flag (P7.4). Nothing is said of a failure: the last flag known stands. */
export const readMaintenance = createUseCase<void, boolean>(
  'public/readMaintenance',
  (_, ports) => ports.publicSite.readMaintenance(),
  { isPublic: true },
);
