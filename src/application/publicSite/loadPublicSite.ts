import type { PublicSite } from '../../domain/publicSite';
import { createUseCase } from '../kernel/createUseCase';

/** Fetches what the operator publishes (P7.2). The page that needs it shows a failure and offers to retry. */
export const loadPublicSite = createUseCase<void, PublicSite>(
  'public/loadPublicSite',
  (_, ports) => ports.publicSite.load(),
  { isPublic: true },
);
