import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { words as documentWords } from '../documents.words.fr';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { Message } from '../../design/feedback/Message';
import { DocumentFields } from '../documents/DocumentFields';
import type { DocumentsAsked } from '../documents/useDocuments';

interface DocumentsAgainProps {
  readonly order: OrderedPurchase;
  readonly documents: DocumentsAsked;
  /** No attempt since the page was opened. */
  readonly isFirst: boolean;
}

/** Requires the documents of step 4 again, which are not stored. */
export function DocumentsAgain({ order, documents, isFirst }: DocumentsAgainProps): ReactElement {
  const ending = ibanEnding(order.iban);
  return (
    <>
      {isFirst && <Message tone="info">{words.documentsAgain}</Message>}
      <fieldset>
        <legend>{documentWords.title}</legend>
        {ending !== null && (
          <Text c="dimmed">
            <span>{words.ibanOfOrder}</span>{' '}
            <b className="tp-numbers">
              <MaskedNumber ending={ending} />
            </b>
          </Text>
        )}
        <DocumentFields documents={documents} />
      </fieldset>
    </>
  );
}
