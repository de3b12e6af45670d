import type { Traffic } from '../../domain/traffic';
import { createUseCase } from '../kernel/createUseCase';

/** Reads the state of the tunnels (P7.3). The page shows a failure where the traffic would stand. */
export const readTraffic = createUseCase<void, Traffic>(
  'public/readTraffic',
  (_, ports) => ports.traffic.read(),
  { isPublic: true },
);
