import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { exportSearch } from '../../../src/application/passage/exportSearch';
import { wholeSearch, type ExportRun } from '../../../src/application/passage/wholeSearch';
import { keepParts } from '../../../src/application/download/keepParts';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type { CsvPortion } from '../../../src/domain/passage/csvPortion';
import { createAppStore } from '../../../src/application/store';
import type { FileToSave } from '../../../src/application/ports/device/FileSaver';
import type { ExportProgress } from '../../../src/domain/passage/exportProgress';
import { percentOfExport } from '../../../src/domain/passage/exportProgress';
import { passageQuery } from '../../support/http/calls';
import { fakePorts } from '../../support/store/fakePorts';
import { aPassagePage } from '../../support/subscriber/builders';
import { searchServer } from '../../support/subscriber/searchServer';

const unreachable = { kind: 'service/unreachable' } as const;
const goOn: ExportRun = { isStopped: () => false, onProgress: () => undefined };

/** A server of so many passages, and an export of them that may run several times. */
function openExport(count: number) {
  const server = searchServer(count);
  const save = vi.fn<(file: FileToSave) => void>();
  const store = createAppStore(
    fakePorts({
      passages: { list: server.list, exportCsv: server.exportCsv },
      fileSaver: { save },
    }),
  );
  const csv = {
    whole: wholeSearch(passageQuery),
    portions: keepParts<number, CsvPortion, ServiceError>(),
  };
  const run = (controls: ExportRun = goOn) => store.dispatch(exportSearch({ csv, run: controls }));
  const savedText = (): string => {
    const content = save.mock.calls[0]?.[0].content;
    return typeof content === 'string' ? content : '';
  };
  const savedIds = (): readonly string[] =>
    savedText()
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(';')[0] ?? '');
  return { server, save, run, savedText, savedIds };
}

describe('the export of a whole search', () => {
  it('M7.23 M7.25 saves 43,200 passages as one file: each page and portion requested once', async () => {
    const { server, save, run, savedText, savedIds } = openExport(43_200);
    expect(await run()).toEqual(E.right({ rows: 43_200, unreadable: 0, absent: 0 }));
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      name: 'export_passages.csv',
      mediaType: 'text/csv;charset=utf-8',
    });
    expect(savedText()).toMatch(/^\uFEFFNuméro;Montant\n1001;/);
    expect(savedIds()).toEqual(server.ids.map(String));
    expect(server.list).toHaveBeenCalledTimes(58);
    expect(server.exportCsv).toHaveBeenCalledTimes(58);
    expect(server.list.mock.calls.every(([{ size }]) => size === 750)).toBe(true);
  });

  it('tells its progress, which never decreases', async () => {
    const { run } = openExport(3000);
    const told: ExportProgress[] = [];
    await run({ ...goOn, onProgress: (progress) => told.push(progress) });
    const percents = told.map((progress) => percentOfExport(progress));
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBe(100);
  });

  it('goes on after failed pages and portions; a further run requests only these', async () => {
    const { server, save, run, savedIds } = openExport(6000);
    server.failures.set(3, unreachable);
    expect(await run()).toEqual(
      E.left({
        kind: 'export/incomplete',
        step: 'pages',
        missing: 1,
        total: 8,
        cause: unreachable,
      }),
    );
    server.failures.clear();
    server.failures.set(1001, unreachable);
    expect(await run()).toMatchObject({
      left: { kind: 'export/incomplete', step: 'portions', missing: 1, total: 8 },
    });
    expect(save).not.toHaveBeenCalled();
    server.failures.clear();
    expect(await run()).toMatchObject({ right: { rows: 6000 } });
    expect(savedIds()).toEqual(server.ids.map(String));
    const { 'page 3': page, 'portion 1001': portion, ...others } = server.requests();
    expect([page, portion]).toEqual([2, 2]);
    expect(Object.values(others)).toEqual(Array.from({ length: 14 }, () => 1));
  });

  it('saves nothing once it is stopped; a further run requests only what is missing', async () => {
    const { server, save, run } = openExport(6000);
    let isStopped = false;
    const stopped = await run({
      isStopped: () => isStopped,
      onProgress: ({ step, done }) => {
        isStopped ||= step === 'portions' && done >= 3;
      },
    });
    expect(stopped).toEqual(E.left({ kind: 'export/stopped' }));
    expect(save).not.toHaveBeenCalled();
    expect(server.exportCsv.mock.calls.length).toBeLessThan(8);
    expect(await run()).toMatchObject({ right: { rows: 6000 } });
    expect(Object.values(server.requests()).every((times) => times === 1)).toBe(true);
  });

  it('has each passage once when new ones arrive meanwhile, and tells how many are absent', async () => {
    const { server, run, savedIds } = openExport(1500);
    const exported = await run({
      ...goOn,
      onProgress: ({ done }) => {
        if (done === 1 && server.ids.length === 1500) server.ids = [5001, 5002, ...server.ids];
      },
    });
    expect(exported).toEqual(E.right({ rows: 1500, unreadable: 0, absent: 2 }));
    expect(new Set(savedIds()).size).toBe(1500);
    expect(server.list).toHaveBeenCalledTimes(3);
  });

  it('counts the rows that the server left out of a portion', async () => {
    const { server, run } = openExport(800);
    server.exportCsv.mockImplementation(([id]) => TE.right(`Numéro\n${String(id)}\n`));
    expect(await run()).toEqual(E.right({ rows: 2, unreadable: 0, absent: 798 }));
  });

  it('P7.2 tells how many passages were unreadable, and makes no file of none', async () => {
    const { server, save, run } = openExport(0);
    server.list.mockReturnValue(
      TE.right(aPassagePage({ passages: [], unreadable: 3, total: 3, totalPages: 1 })),
    );
    expect(await run()).toEqual(E.left({ kind: 'export/empty' }));
    expect(save).not.toHaveBeenCalled();
  });

  it('makes no file of portions with other columns', async () => {
    const { server, save, run } = openExport(800);
    server.exportCsv.mockReturnValueOnce(TE.right('Montant;Numéro\n3,20;1001\n'));
    expect(await run()).toEqual(E.left({ kind: 'csv/other-columns' }));
    expect(save).not.toHaveBeenCalled();
  });

  it('ends at a 429, with the time to wait, and goes on afterwards', async () => {
    const { server, run } = openExport(6000);
    const refusal = { kind: 'service/too-many-requests', retryAfterSeconds: 90 } as const;
    server.failures.set(2, refusal);
    expect(await run()).toMatchObject({ left: { kind: 'export/incomplete', cause: refusal } });
    expect(server.list.mock.calls.length).toBeLessThan(8);
    server.failures.clear();
    expect(await run()).toMatchObject({ right: { rows: 6000 } });
  });
});
