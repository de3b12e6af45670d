import type { PassagePage } from '../../domain/passage/passage';
import { createBegunRun } from '../kernel/createBegunRun';
import { createSharedRead } from '../kernel/createSharedRead';
import type { PassageQuery } from '../ports/passage/PassageGateway';

/**
 * The displayed page of passages (M7.13). The search is stored in the address, the ticked rows in the screen.
 */
export const { read: readPassages, select: selectPassagePage } = createSharedRead<
  PassageQuery,
  PassagePage
>('member/listPassages', (query, ports) => ports.passages.list(query), { isPublic: false });

/** The search of the list, which begins with the code of the page. */
export const { begin: beginPassages, run: listPassages } = createBegunRun(readPassages);
