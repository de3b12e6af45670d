import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';

/**
 * Stores whether a receipt is wanted, as long as the notice is unpaid (P7.21, P4.10). The French
 * sentence is the page's (P8.12).
 */
export const requestNoticeReceipt: OpenHandler<'requestNoticeReceipt'> = (
  { body },
  { store, language },
) => {
  const { changes } = store.run(
    `UPDATE notice SET wantsReceipt = :wantsReceipt, receiptLanguage = :language
     WHERE id = :id AND data ->> 'isOpen' = 1 AND data ->> 'paymentDate' IS NULL`,
    { id: body.id, wantsReceipt: body.state ? 1 : 0, language },
  );
  return ok({ state: changes === 1 });
};
