import { receiptPdf } from '../../documents/receiptPdf.ts';
import { httpError, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { unknownTicket } from './cashTickets.ts';
import { guess } from './guess.ts';
import { printedReceiptOf } from './printedReceipt.ts';

/** The PDF of a receipt, or of a cash ticket, for anyone who knows its number (P6.1, P7.28). */
export const downloadTransactionReceipt: OpenHandler<'downloadTransactionReceipt'> = (
  { path: { identifier }, caller },
  services,
) => {
  const receipt = guess('cashTicket', caller, services, () =>
    printedReceiptOf(identifier, services),
  );
  if (receipt === 'tooMany') return tooMany();
  if (receipt === 'unknown') return httpError(404, unknownTicket);
  return 'handedOutAtLane' in receipt
    ? httpError(404, 'Le reçu de ce ticket a été remis en voie.')
    : ok(receiptPdf(receipt));
};
