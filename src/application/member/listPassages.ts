import type { PassagePage } from '../../domain/passage';
import { createUseCase } from '../kernel/createUseCase';
import type { PassageQuery } from '../ports/PassageGateway';

/** Fetches one page of passages (M7.13). The screen shows a failure in the table's place and offers to retry. */
export const listPassages = createUseCase<PassageQuery, PassagePage>(
  'member/listPassages',
  (query, ports) => ports.passages.list(query),
);
