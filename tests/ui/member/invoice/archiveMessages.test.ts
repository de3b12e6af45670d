// @vitest-environment node
import { expect, it } from 'vitest';
import type { ArchiveError } from '../../../../src/application/invoice/downloadInvoiceYear';
import { archiveMessages } from '../../../../src/ui/member/invoice/archiveMessages';
import { messageFor } from '../../../../src/ui/messages/messageFor';
import { anInvoice } from '../../../support/subscriber/builders';

type Incomplete = Extract<ArchiveError, { readonly kind: 'archive/incomplete' }>;

const gone = { kind: 'invoice/not-found', message: 'Cette facture est introuvable.' } as const;

function words(missing: number, arrived: number, cause: Incomplete['cause'] = gone): string {
  return messageFor<ArchiveError>(archiveMessages, {
    kind: 'archive/incomplete',
    missing: Array.from({ length: missing }, () => ({ invoice: anInvoice(), cause })),
    arrived,
    cause,
  });
}

it('M7.20 the documents that are missing are counted, with the cause', () => {
  expect(words(1, 13)).toBe(
    "1 document sur 14 n'a pas pu être téléchargé. Cette facture est introuvable.",
  );
});

it('M7.20 when no document has arrived, the cause of one document is not told of all', () => {
  expect(words(14, 0)).toBe("Aucun document n'a pu être téléchargé.");
  expect(words(14, 0, { kind: 'service/unreachable' })).toMatch(
    /^Aucun document n'a pu être téléchargé\. ./,
  );
});
