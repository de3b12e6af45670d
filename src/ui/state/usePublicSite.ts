import { useEffect } from 'react';
import {
  selectPublicSite,
  wantPublicSite,
  type RemotePublicSite,
} from '../../application/publicSite/publicSiteSlice';
import { useAppDispatch, useAppSelector } from './appHooks';

interface PublicSiteHere {
  readonly site: RemotePublicSite;
  readonly retry: () => void;
}

/** What the operator publishes, asked for by whoever shows a part of it first. */
export function usePublicSite(): PublicSiteHere {
  const dispatch = useAppDispatch();
  const site = useAppSelector(selectPublicSite);
  const retry = (): void => {
    dispatch(wantPublicSite());
  };
  useEffect(() => {
    dispatch(wantPublicSite());
  }, [dispatch]);
  return { site, retry };
}
