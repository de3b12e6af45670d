import type { RootOptions } from 'react-dom/client';
import { asRecord } from '../../../domain/basis/asRecord';
import { LostPart } from './lazyPart';

/**
 * An exception that an error screen replaces is reported like one that nothing catches, so that the operator
 * learns of it (`adapters/browser/telemetry`). Code that did not arrive is reported by its file only, also
 * when React could render the page in a second attempt: it gives the first failure as the cause.
 */
export const rootOptions: RootOptions = {
  onCaughtError: report,
  onRecoverableError: (problem) => {
    const { cause } = asRecord(problem);
    report(cause instanceof LostPart ? cause : problem);
  },
};

function report(problem: unknown): void {
  if (problem instanceof LostPart) console.error(problem);
  else reportError(problem);
}
