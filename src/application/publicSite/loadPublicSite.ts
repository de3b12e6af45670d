import type { PublicSite } from '../../domain/publicSite/publicSite';
import { createSharedRead } from '../kernel/createSharedRead';
import type { RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';

export type RemotePublicSite = RemoteData<ServiceError, PublicSite>;

/** The public content of the operator (P7.2). */
export const {
  read: loadPublicSite,
  ensure: ensurePublicSite,
  select: selectPublicSite,
} = createSharedRead<void, PublicSite>(
  'public/loadPublicSite',
  (_, ports) => ports.publicSite.load(),
  { isPublic: true },
);
