import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { receiptFileName, type ReceiptPath } from '../../domain/freeRamp/receipt';
import type { RefundIdentifier } from '../../domain/freeRamp/refundIdentifier';
import { createUseCase } from '../kernel/createUseCase';
import type { FileSaver } from '../ports/device/FileSaver';
import type { ReceiptError } from '../ports/freeRamp/ReceiptGateway';
import { actionDone, receiptFailed } from './FreeRampNotice';
import type { RefundOnItsWay } from './requestRefund';

const outcomes = {
  isPublic: true,
  noticeOfFailure: receiptFailed,
  noticeOfSuccess: () => actionDone('receiptDownloaded'),
};

/** Saves the PDF of a receipt (P2.35, P7.28). */
export const downloadReceipt = createUseCase<ReceiptPath, void, ReceiptError>(
  'freeRamp/downloadReceipt',
  (path, { receipts, fileSaver }) => saved(receipts.download(path), path, fileSaver),
  outcomes,
);

/** Saves the receipt of a cash ticket, for anyone who has its identifier (P6.1, P7.28). */
export const downloadTicketReceipt = createUseCase<RefundIdentifier, void, ReceiptError>(
  'freeRamp/downloadTicketReceipt',
  (identifier, { receipts, fileSaver }) =>
    saved(receipts.downloadOfTicket(identifier), identifier, fileSaver),
  outcomes,
);

interface ReceiptOfRequest extends RefundOnItsWay {
  /** Called with the created receipt, even if its download fails: it must not be created twice. */
  readonly onMade: (receipt: ReceiptPath) => void;
}

/** Saves the receipt of a requested refund; creates it first if it does not exist yet (P4.19, P7.26). */
export const downloadRequestedReceipt = createUseCase<ReceiptOfRequest, void, ReceiptError>(
  'freeRamp/downloadRequestedReceipt',
  ({ onMade, ...requested }, { refunds, receipts, fileSaver }) => {
    const download = (path: ReceiptPath): TE.TaskEither<ReceiptError, void> =>
      saved(receipts.download(path), path, fileSaver);
    return requested.receipt === null
      ? pipe(
          refunds.makeReceipt(requested),
          TE.tapIO((path) => () => onMade(path)),
          TE.flatMap(download),
        )
      : download(requested.receipt);
  },
  outcomes,
);

function saved(
  pdf: TE.TaskEither<ReceiptError, Blob>,
  place: ReceiptPath | RefundIdentifier,
  fileSaver: FileSaver,
): TE.TaskEither<ReceiptError, void> {
  return pipe(
    pdf,
    TE.map((content) => {
      fileSaver.save({ name: receiptFileName(place), mediaType: 'application/pdf', content });
    }),
  );
}
