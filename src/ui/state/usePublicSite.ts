import {
  selectPublicSite,
  ensurePublicSite,
  type RemotePublicSite,
} from '../../application/publicSite/loadPublicSite';
import { useSharedRead, type SharedRead } from './useSharedRead';

/** The published content of the operator, loaded when a screen first needs it. */
export function usePublicSite(): SharedRead<RemotePublicSite> {
  return useSharedRead(ensurePublicSite, selectPublicSite);
}
