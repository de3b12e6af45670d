import { percentDone, type PartsDone } from '../basis/percentDone';

/** How far an export of a whole search is: its pages are read first, then the file is made in portions. */
export interface ExportProgress extends PartsDone {
  readonly step: 'pages' | 'portions';
}

/** A whole number from 0 to 100: reading the pages is the first half of an export. */
export function percentOfExport({ step, ...parts }: ExportProgress): number {
  const ofStep = percentDone(parts);
  return step === 'pages' ? Math.floor(ofStep / 2) : 50 + Math.floor(ofStep / 2);
}
