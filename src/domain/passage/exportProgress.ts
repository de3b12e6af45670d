import { percentDone, type PartsDone } from '../basis/percentDone';

/** How far an export of a whole search is: its pages are read first, then the file is made in portions. */
export interface ExportProgress extends PartsDone {
  readonly step: 'pages' | 'portions';
}

/**
 * Progress of an export, in whole percent. CSV: reading the pages is the first half, the portions the second.
 * Workbook: the pages only.
 */
export function percentOfExport(
  { step, ...parts }: ExportProgress,
  format: 'csv' | 'xlsx' = 'csv',
): number {
  const ofStep = percentDone(parts);
  if (format === 'xlsx') return ofStep;
  return step === 'pages' ? Math.floor(ofStep / 2) : 50 + Math.floor(ofStep / 2);
}
