import { collectWorkbook } from './collectWorkbook';
import type { WorkbookPart } from './workbookMessages';

// The script of a worker of its own: 43,200 rows take seconds on a phone, and the page stays usable.
const receive = collectWorkbook((workbook) => postMessage(workbook));
addEventListener('message', ({ data }: MessageEvent<WorkbookPart>) => void receive(data));
