import { useMemo } from 'react';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import { menusFor, type Menus } from '../../../domain/publicSite/menu';
import { usePublicSite } from '../../state/usePublicSite';
import { useAppSelector } from '../../state/appHooks';

/** The menus for the visitor's session (M6.2); undefined until they are loaded. */
export function useMenus(): Menus | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { remote: site } = usePublicSite();
  const items = latestData(site)?.menu;
  return useMemo(() => items && menusFor(items, isSignedIn), [items, isSignedIn]);
}
