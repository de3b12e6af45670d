import { pipe } from 'fp-ts/function';
import { filter, flatMap, map, toNullable } from 'fp-ts/Option';
import { isExpired, readToken } from '../../domain/accessToken';
import type { AppThunk } from './AppThunk';

/** Who is signed in, for a form that anyone may fill in; null for a visitor. */
export function currentUsername(): AppThunk<string | null> {
  return (_dispatch, _getState, { browser }) =>
    pipe(
      browser.tokens.read(),
      flatMap(readToken),
      filter((session) => !isExpired(session, browser.clock.now())),
      map(({ username }) => username),
      toNullable,
    );
}
