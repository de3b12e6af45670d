import {
  selectPublicSite,
  wantPublicSite,
  type RemotePublicSite,
} from '../../application/publicSite/loadPublicSite';
import { useWanted } from './useWanted';

interface PublicSiteHere {
  readonly site: RemotePublicSite;
  readonly retry: () => void;
}

/** The published content of the operator, loaded when a screen first needs it. */
export function usePublicSite(): PublicSiteHere {
  const { remote: site, retry } = useWanted(wantPublicSite, selectPublicSite);
  return { site, retry };
}
