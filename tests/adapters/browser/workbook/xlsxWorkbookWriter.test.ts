import * as E from 'fp-ts/Either';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { collectWorkbook } from '../../../../src/adapters/browser/workbook/collectWorkbook';
import type { WorkbookPart } from '../../../../src/adapters/browser/workbook/workbookMessages';
import { xlsxWorkbookWriter } from '../../../../src/adapters/browser/workbook/xlsxWorkbookWriter';

const sheetOf = (count: number) =>
  ({
    name: 'Trajets',
    columns: [{ title: 'Montant', kind: 'euros', width: 12 }],
    rows: Array.from({ length: count }, (_, index) => [index]),
  }) as const;

/** A worker in this thread: its messages are copied, as a browser does. */
function localWorker() {
  const events = new EventTarget();
  const receive = collectWorkbook((data) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data })),
  );
  const postMessage = vi.fn((part: WorkbookPart) => void receive(structuredClone(part)));
  const terminate = vi.fn();
  const worker = {
    postMessage,
    terminate,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return { worker: worker as never, events, postMessage, terminate };
}

it('sends the rows in portions, and gets a workbook with all of them', async () => {
  const { worker, postMessage, terminate } = localWorker();
  const written = await xlsxWorkbookWriter(() => worker).write(sheetOf(2500))();
  if (E.isLeft(written)) throw new Error(written.left.kind);
  expect(postMessage.mock.calls.map(([{ part }]) => part)).toEqual([
    ...['head', 'rows', 'rows', 'rows', 'end'],
  ]);
  const files = unzipSync(new Uint8Array(await written.right.arrayBuffer()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(2501);
  expect(sheet).toContain('<v>2499</v>');
  expect(terminate).toHaveBeenCalledOnce();
});

it('a worker whose script cannot be loaded is an unreachable service', async () => {
  const { worker, events, postMessage, terminate } = localWorker();
  postMessage.mockImplementation(() => void events.dispatchEvent(new Event('error')));
  expect(await xlsxWorkbookWriter(() => worker).write(sheetOf(1))()).toEqual(
    E.left({ kind: 'service/unreachable' }),
  );
  expect(terminate).toHaveBeenCalledOnce();
});

it('a workbook that cannot be written is a fault', async () => {
  const { worker } = localWorker();
  // The library refuses an object as text.
  const refused = {
    ...sheetOf(0),
    columns: [{ title: 'Sens', kind: 'text', width: 12 }],
    rows: [[{} as never]],
  } as const;
  expect(await xlsxWorkbookWriter(() => worker).write(refused)()).toEqual(
    E.left({ kind: 'service/fault' }),
  );
});
