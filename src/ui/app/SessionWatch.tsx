import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { checkSession } from '../../application/account/session';
import { useAppDispatch } from '../state/appHooks';

/** Checks the token on every route change, before anything private is painted (M4.8, M9.15). */
export function SessionWatch(): null {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(checkSession());
  }, [dispatch, pathname]);
  return null;
}
