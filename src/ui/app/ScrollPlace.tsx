import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readScrollPlaces, writeScrollPlaces } from '../../application/shell/scrollPlaces';
import { useAppDispatch } from '../state/appHooks';

/**
 * A link to another page leads to its top; back, forward and a reload lead to the place (M2.19), also where
 * the content comes later: the page grows towards it until the visitor acts. Rendered after the page: its
 * effect runs last. React Router's `ScrollRestoration` does not wait, and scrolls at each search and step.
 */
export function ScrollPlace(): null {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const dispatch = useAppDispatch();
  const [places] = useState(() => new Map(Object.entries(dispatch(readScrollPlaces()))));
  const shown = useRef(pathname);
  const wanted = useRef<number>(undefined);

  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    wanted.current = isReturn ? places.get(key) : undefined;
    const approach = (): void => {
      if (wanted.current !== undefined) window.scrollTo(0, wanted.current);
    };
    const note = (): void => {
      if (wanted.current === undefined) places.set(key, window.scrollY);
    };
    approach();
    if (isOther && !isReturn) window.scrollTo(0, 0);
    const growth = new ResizeObserver(approach);
    if (wanted.current !== undefined) growth.observe(document.body);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', note);
    };
  }, [isReturn, key, pathname, places]);

  useEffect(() => {
    const left = new AbortController();
    const options = { passive: true, signal: left.signal };
    const act = (): void => {
      wanted.current = undefined;
    };
    window.history.scrollRestoration = 'manual';
    for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(name, act, options);
    const write = (): void => dispatch(writeScrollPlaces(Object.fromEntries(places)));
    window.addEventListener('pagehide', write, options);
    return () => left.abort();
  }, [dispatch, places]);
  return null;
}
