import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { exportWorkbook } from '../../../src/application/passage/exportWorkbook';
import type { Sheet } from '../../../src/application/ports/device/WorkbookWriter';
import { wholeSearch } from '../../../src/application/passage/wholeSearch';
import { createAppStore } from '../../../src/application/store';
import type { Passage } from '../../../src/domain/passage/passage';
import { passageQuery } from '../../support/http/calls';
import { fakePorts } from '../../support/store/fakePorts';
import { searchServer } from '../../support/subscriber/searchServer';

const unreachable = { kind: 'service/unreachable' } as const;
const written = new Blob(['xlsx']);
const toSheet = (passages: readonly Passage[]): Sheet => ({
  name: 'Trajets',
  columns: [{ title: 'N°', kind: 'euros', width: 10 }],
  rows: passages.map(({ id }) => [id]),
});

/** A server of so many passages, and an export of them that may run several times. */
function openExport(count: number) {
  const server = searchServer(count);
  const write = vi.fn((_sheet: Sheet) => TE.right(written));
  const save = vi.fn();
  const store = createAppStore(
    fakePorts({
      passages: { list: server.list },
      workbooks: { write },
      fileSaver: { save },
    }),
  );
  const whole = wholeSearch(passageQuery);
  const run = (isStopped = (): boolean => false) =>
    store.dispatch(
      exportWorkbook({ whole, toSheet, run: { isStopped, onProgress: () => undefined } }),
    );
  return { server, write, save, run };
}

describe('the workbook of a whole search', () => {
  it('has every passage in the order of the list; each page is requested once', async () => {
    const { server, write, save, run } = openExport(3001);
    expect(await run()).toEqual(E.right({ rows: 3001, unreadable: 0, absent: 0 }));
    expect(write.mock.calls[0]?.[0].rows).toEqual(server.ids.map((id) => [id]));
    expect(server.list).toHaveBeenCalledTimes(5);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      name: 'export_passages.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: written,
    });
  });

  it('goes on after a failed page; a further run requests only that page', async () => {
    const { server, save, run } = openExport(3001);
    server.failures.set(4, unreachable);
    expect(await run()).toMatchObject({
      left: { kind: 'export/incomplete', missing: 1, total: 5 },
    });
    expect(save).not.toHaveBeenCalled();
    server.failures.clear();
    expect(await run()).toMatchObject({ right: { rows: 3001 } });
    expect(server.requests()).toEqual({
      'page 1': 1,
      'page 2': 1,
      'page 3': 1,
      'page 4': 2,
      'page 5': 1,
    });
  });

  it('is not saved when it is stopped while it is written, or empty', async () => {
    const { write, save, run } = openExport(10);
    let isStopped = false;
    write.mockImplementationOnce(() => {
      isStopped = true;
      return TE.right(written);
    });
    expect(await run(() => isStopped)).toEqual(E.left({ kind: 'export/stopped' }));
    expect(await openExport(0).run()).toEqual(E.left({ kind: 'export/empty' }));
    expect(save).not.toHaveBeenCalled();
  });
});
