import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { safeCsv } from '../../domain/passage/csvFile';
import { createUseCase } from '../kernel/createUseCase';

/**
 * Saves the chosen passages as `export_passages.csv`, with a byte-order mark; no cell is run as a formula
 * (M7.25).
 */
export const exportPassages = createUseCase<readonly number[], void>(
  'member/exportPassages',
  (passageIds, ports, isSameSession) =>
    pipe(
      ports.passages.exportCsv(passageIds),
      TE.map((csv) => {
        if (!isSameSession()) return;
        ports.fileSaver.save({
          name: 'export_passages.csv',
          mediaType: 'text/csv;charset=utf-8',
          content: safeCsv(csv),
        });
      }),
    ),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: (_, passageIds) => ({ kind: 'passages/exported', count: passageIds.length }),
  },
);
