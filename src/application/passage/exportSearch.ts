import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Passage } from '../../domain/passage/passage';
import { joinCsv, readCsvPortion, type CsvPortion } from '../../domain/passage/csvPortion';
import { portionsOf, type MergedPages } from '../../domain/passage/searchPages';
import { createUseCase } from '../kernel/createUseCase';
import type { KeptParts } from '../download/keepParts';
import type { ServiceError } from '../kernel/ServiceError';
import type { Ports } from '../ports/Ports';
import {
  fetchStep,
  fetchWholeSearch,
  type ExportedSearch,
  type ExportError,
  type ExportRun,
  type WholeSearch,
} from './wholeSearch';

/** What a CSV export keeps between its runs: the pages of the list, and the texts of the portions. */
export interface CsvOfSearch {
  readonly whole: WholeSearch;
  readonly portions: KeptParts<number, CsvPortion, ServiceError>;
}

/**
 * Saves all passages of a search as one `export_passages.csv` (M7.25): reads its pages, asks for the text of
 * their identifiers in portions (M7.23), and joins them. The same `csv` goes on where an earlier run ended.
 */
export const exportSearch = createUseCase<
  { readonly csv: CsvOfSearch; readonly run: ExportRun },
  ExportedSearch,
  ExportError
>('member/exportSearch', ({ csv, run }, ports) =>
  pipe(
    fetchWholeSearch(csv.whole, ports, run),
    TE.chain((merged) => saveCsv(csv, merged, run, ports)),
  ),
);

function saveCsv(
  { portions }: CsvOfSearch,
  { items, unreadable, absent }: MergedPages<Passage>,
  run: ExportRun,
  ports: Ports,
): TE.TaskEither<ExportError, ExportedSearch> {
  const asked = portionsOf(items.map(({ id }) => id));
  if (asked.length === 0) return TE.left({ kind: 'export/empty' });
  const fetchPortion = (index: number): TE.TaskEither<ServiceError, CsvPortion> =>
    pipe(ports.passages.exportCsv(asked[index] ?? []), TE.map(readCsvPortion));
  const indices = [...asked.keys()];
  return pipe(
    fetchStep(portions, { step: 'portions', known: () => indices, fetch: fetchPortion, run }),
    TE.chainEitherKW(() => joinCsv(indices.flatMap((index) => portions.arrived.get(index) ?? []))),
    TE.filterOrElse(
      () => !run.isStopped(),
      (): ExportError => ({ kind: 'export/stopped' }),
    ),
    TE.map(({ text, rows }) => {
      ports.fileSaver.save({
        name: 'export_passages.csv',
        mediaType: 'text/csv;charset=utf-8',
        content: text,
      });
      return { rows, unreadable, absent: absent + Math.max(0, items.length - rows) };
    }),
  );
}
