import { createServer } from 'vite';
import { runCommand } from '../process/shutdown.ts';
import { answeringPorts, type BenchPorts } from './downloads/answeringPorts.ts';

const trips = 43_200;
const documents = 36;

interface Run {
  readonly isStopped: () => boolean;
  readonly onProgress: () => void;
}

type Thunk = (
  dispatch: () => void,
  getState: () => void,
  access: BenchPorts['access'],
) => Promise<{ readonly _tag: string }>;
type UseCase = (input: object) => Thunk;
type Module = Readonly<Record<string, (...input: readonly unknown[]) => unknown>>;

/**
 * Prints the time and the largest heap of the downloads of everything: 43,200 trips as CSV and as a workbook,
 * 36 documents as a zip. The answers come from memory: the network is not measured.
 */
await runCommand(async () => {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const imported = async (path: string): Promise<Module> =>
    (await vite.ssrLoadModule(path)) as Module;
  const period = { from: '2025-05-21', to: '2026-11-21' };
  const search = { period, badgeReference: null };
  const passages = '/src/application/passage';
  const whole = await imported(`${passages}/wholeSearch.ts`);
  const parts = await imported('/src/application/download/keepParts.ts');
  const csv = await imported(`${passages}/exportSearch.ts`);
  const workbook = await imported(`${passages}/exportWorkbook.ts`);
  const sheet = await imported('/src/ui/member/passages/whole/passageSheet.ts');
  const year = await imported('/src/application/invoice/downloadInvoiceYear.ts');
  const { writeWorkbook } = await imported('/src/adapters/browser/workbook/writeWorkbook.ts');
  const { zipArchiveWriter } = await imported('/src/adapters/browser/zipArchiveWriter.ts');
  const ports = answeringPorts(trips, {
    // The site runs this in a worker.
    workbooks: {
      write: (sheet: object) => async () => ({
        _tag: 'Right',
        right: await (writeWorkbook as (sheet: object) => Promise<Blob>)(sheet),
      }),
    },
    archives: zipArchiveWriter,
  });

  console.log('\n  Downloads of everything, answered from memory\n');
  await measure(`${trips} trips, CSV`, ports, (run) =>
    (csv.exportSearch as UseCase)({
      csv: { whole: whole.wholeSearch?.(search), portions: parts.keepParts?.() },
      run,
    }),
  );
  await measure(`${trips} trips, workbook`, ports, (run) =>
    (workbook.exportWorkbook as UseCase)({
      whole: whole.wholeSearch?.(search),
      toSheet: (all: unknown) => sheet.passageSheet?.(all, new Map()),
      run,
    }),
  );
  const invoices = Array.from({ length: documents }, (_, index) => ({
    number: String(index),
    kind: 'invoice',
    createdAt: 1_795_156_800,
    amount: 3840,
  }));
  await measure(`${documents} documents, zip`, ports, (run) =>
    (year.downloadInvoiceYear as UseCase)({
      archive: year.invoiceArchive?.('2026', invoices),
      run: { ...run, savesArrived: false },
    }),
  );
  console.log();
  await vite.close();
});

async function measure(
  name: string,
  { access, savedBytes }: BenchPorts,
  begin: (run: Run) => Thunk,
): Promise<void> {
  const heap = (): number => process.memoryUsage().heapUsed;
  const before = heap();
  let most = before;
  const onProgress = (): void => {
    most = Math.max(most, heap());
  };
  const start = performance.now();
  const result = await begin({ isStopped: () => false, onProgress })(
    () => undefined,
    () => undefined,
    access,
  );
  const time = performance.now() - start;
  onProgress();
  if (result._tag !== 'Right') throw new Error(`${name}: no file`);
  console.log(
    `  ${name.padEnd(24)}${time.toFixed(0).padStart(6)} ms, heap +${mb(most - before)}, file ${mb(savedBytes())}`,
  );
}

function mb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
