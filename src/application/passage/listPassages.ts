import type * as E from 'fp-ts/Either';
import type { PassagePage } from '../../domain/passage/passage';
import type { AppThunk } from '../kernel/AppThunk';
import { createSharedRead } from '../kernel/createSharedRead';
import type { ServiceError } from '../kernel/ServiceError';
import type { PortAccess } from '../ports/Ports';
import type { PassageQuery } from '../ports/passage/PassageGateway';

/**
 * The displayed page of passages (M7.13). The search is stored in the address, the ticked rows in the screen.
 */
export const { read: readPassages, select: selectPassagePage } = createSharedRead<
  PassageQuery,
  PassagePage
>('member/listPassages', (query, ports) => ports.passages.list(query), { isPublic: false });

type Listed = Promise<E.Either<ServiceError, PassagePage>>;

/** The search that has begun before its page is rendered. */
const begun = new WeakMap<PortAccess, { readonly query: string; readonly listed: Listed }>();

/** Starts a search while the code of its page is on its way. */
export function beginPassages(query: PassageQuery): AppThunk<Listed> {
  return (dispatch, _getState, access) => {
    const listed = dispatch(readPassages(query));
    begun.set(access, { query: JSON.stringify(query), listed });
    return listed;
  };
}

/** Lists the passages of a search; takes the one that has begun, once, if it is the same. */
export function listPassages(query: PassageQuery): AppThunk<Listed> {
  return (dispatch, _getState, access) => {
    const taken = begun.get(access);
    begun.delete(access);
    return taken?.query === JSON.stringify(query) ? taken.listed : dispatch(readPassages(query));
  };
}
