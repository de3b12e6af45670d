import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import {
  downloadInvoiceYear,
  invoiceArchive,
  type ArchiveRun,
} from '../../../src/application/invoice/downloadInvoiceYear';
import type { ArchivedFile } from '../../../src/application/ports/device/ArchiveWriter';
import type { InvoiceError } from '../../../src/application/ports/invoice/InvoiceGateway';
import { createAppStore } from '../../../src/application/store';
import type { PartsDone } from '../../../src/domain/basis/percentDone';
import { fakePorts } from '../../support/store/fakePorts';
import { anInvoice } from '../../support/subscriber/builders';

const goOn: ArchiveRun = {
  isStopped: () => false,
  onProgress: () => undefined,
  savesArrived: false,
};
const zipped = new Blob(['zip']);

/** A year of so many documents, whose download may run several times. */
function openYear(count: number) {
  const invoices = Array.from({ length: count }, (_, index) =>
    anInvoice({ number: String(2026001 + index), kind: index % 3 === 2 ? 'statement' : 'invoice' }),
  );
  const failures = new Map<string, InvoiceError>();
  const download = vi.fn((number: string) => {
    const failure = failures.get(number);
    return failure ? TE.left(failure) : TE.right(new Blob([number]));
  });
  const zip = vi.fn((_files: readonly ArchivedFile[]) => TE.right(zipped));
  const save = vi.fn();
  const store = createAppStore(
    fakePorts({ invoices: { download }, archives: { zip }, fileSaver: { save } }),
  );
  const archive = invoiceArchive('2026', invoices);
  const run = (part: Partial<ArchiveRun> = {}) =>
    store.dispatch(downloadInvoiceYear({ archive, run: { ...goOn, ...part } }));
  const asked = (): readonly string[] => download.mock.calls.map(([number]) => number);
  return { invoices, failures, download, zip, save, run, asked };
}

const notFound = { kind: 'invoice/not-found', message: null } as const;

describe('the documents of a year', () => {
  it('M7.20 are saved as one zip, each requested once, with the names of single downloads', async () => {
    const { zip, save, run, asked, invoices } = openYear(36);
    expect(await run()).toEqual(E.right({ name: 'factures-2026.zip', done: 36, total: 36 }));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      name: 'factures-2026.zip',
      mediaType: 'application/zip',
      content: zipped,
    });
    expect(asked()).toEqual(invoices.map(({ number }) => number));
    const [files = []] = zip.mock.calls[0] ?? [];
    expect(files).toHaveLength(36);
    expect(files.slice(0, 3).map(({ name }) => name)).toEqual([
      'facture-2026001.pdf',
      'facture-2026002.pdf',
      'releve-2026003.pdf',
    ]);
    expect(await files[1]?.content.text()).toBe('2026002');
    expect(files[0]?.modifiedAt).toBe(invoices[0]?.createdAt);
  });

  it('tell how many have arrived', async () => {
    const { run } = openYear(9);
    const told: PartsDone[] = [];
    await run({ onProgress: (progress) => told.push(progress) });
    expect(told[0]).toEqual({ done: 0, total: 9 });
    expect(told.at(-1)).toEqual({ done: 9, total: 9 });
  });

  it('that failed are listed, and requested again alone', async () => {
    const { failures, save, run, asked, invoices } = openYear(12);
    failures.set('2026002', { kind: 'service/unreachable' });
    failures.set('2026011', notFound);
    expect(await run()).toEqual(
      E.left({
        kind: 'archive/incomplete',
        missing: [
          { invoice: invoices[1], cause: { kind: 'service/unreachable' } },
          { invoice: invoices[10], cause: notFound },
        ],
        arrived: 10,
        cause: notFound,
      }),
    );
    expect(save).not.toHaveBeenCalled();
    failures.clear();
    expect(await run()).toMatchObject({ right: { done: 12 } });
    expect(asked().slice(12)).toEqual(['2026002', '2026011']);
  });

  it('can be saved without those that cannot be had', async () => {
    const { failures, zip, run, asked } = openYear(5);
    failures.set('2026003', notFound);
    await run();
    expect(await run({ savesArrived: true })).toMatchObject({ right: { done: 4, total: 5 } });
    expect(asked()).toHaveLength(5);
    expect(zip.mock.calls[0]?.[0].map(({ name }) => name)).not.toContain('releve-2026003.pdf');
  });

  it('are kept when it is stopped; a further run requests only the others', async () => {
    const { save, run, asked } = openYear(12);
    let isStopped = false;
    const onProgress = ({ done }: PartsDone): void => {
      isStopped ||= done >= 3;
    };
    expect(await run({ isStopped: () => isStopped, onProgress })).toEqual(
      E.left({ kind: 'archive/stopped' }),
    );
    expect(save).not.toHaveBeenCalled();
    expect(asked().length).toBeLessThan(12);
    expect(await run()).toMatchObject({ right: { done: 12 } });
    expect(asked()).toHaveLength(new Set(asked()).size);
  });

  it('are not saved when it is stopped while the file is made', async () => {
    const { zip, save, run } = openYear(2);
    let isStopped = false;
    zip.mockImplementation(() => {
      isStopped = true;
      return TE.right(zipped);
    });
    expect(await run({ isStopped: () => isStopped })).toEqual(E.left({ kind: 'archive/stopped' }));
    expect(save).not.toHaveBeenCalled();
  });

  it('end at a 429, with the time to wait; those not requested have no cause', async () => {
    const { failures, run, asked } = openYear(36);
    const refusal = { kind: 'service/too-many-requests', retryAfterSeconds: 60 } as const;
    failures.set('2026001', refusal);
    const result = await run();
    expect(result).toMatchObject({ left: { kind: 'archive/incomplete', cause: refusal } });
    expect(asked().length).toBeLessThan(9);
    expect(E.isLeft(result) && JSON.stringify(result.left)).toContain('"cause":null');
    failures.clear();
    expect(await run()).toMatchObject({ right: { done: 36 } });
  });
});
