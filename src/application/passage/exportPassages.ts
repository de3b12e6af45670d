import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { safeCsv } from '../../domain/passage/csvFile';
import { readCsvPortion } from '../../domain/passage/csvPortion';
import { createUseCase } from '../kernel/createUseCase';

/**
 * Saves the chosen passages as `export_passages.csv`, with a byte-order mark; no cell is run as a formula
 * (M7.25). Returns how many the file has: the server may leave some out.
 */
export const exportPassages = createUseCase<readonly number[], number>(
  'member/exportPassages',
  (passageIds, ports, isSameSession) =>
    pipe(
      ports.passages.exportCsv(passageIds),
      TE.map((csv) => {
        const { rows } = readCsvPortion(csv);
        if (!isSameSession()) return rows;
        ports.fileSaver.save({
          name: 'export_passages.csv',
          mediaType: 'text/csv;charset=utf-8',
          content: safeCsv(csv),
        });
        return rows;
      }),
    ),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: (count) => ({ kind: 'passages/exported', count }),
  },
);
