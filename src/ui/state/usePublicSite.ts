import {
  selectPublicSite,
  ensurePublicSite,
  type RemotePublicSite,
} from '../../application/publicSite/loadPublicSite';
import { useSharedRead } from './useSharedRead';

interface PublicSiteHere {
  readonly site: RemotePublicSite;
  readonly retry: () => void;
}

/** The published content of the operator, loaded when a screen first needs it. */
export function usePublicSite(): PublicSiteHere {
  const { remote: site, retry } = useSharedRead(ensurePublicSite, selectPublicSite);
  return { site, retry };
}
