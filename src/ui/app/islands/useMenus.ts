import { useMemo } from 'react';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import { menusFor, type Menus } from '../../../domain/menu';
import { usePublicSite } from '../../state/usePublicSite';
import { useAppSelector } from '../../state/appHooks';

/** The menus as this visitor sees them (M6.2), once they have come. */
export function useMenus(): Menus | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { site } = usePublicSite();
  const items = latestData(site)?.menu;
  return useMemo(() => items && menusFor(items, isSignedIn), [items, isSignedIn]);
}
