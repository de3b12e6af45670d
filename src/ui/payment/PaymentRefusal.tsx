import { Box, Stack } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from './payment.words.fr';
import { whyNotAgain } from '../../application/payment/paymentRecords';
import { Actions } from '../design/controls/Actions';
import { Sentence } from '../design/text/Sentence';
import { useAppDispatch } from '../state/appHooks';
import { readServerRefusal } from '../navigation/serverRefusal';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReference } from './PaymentReference';

interface PaymentRefusalProps {
  readonly reference: string | undefined;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** The sentence for a payment; its spelling differs between the two specifications (M8.5, P8.16). */
  readonly sentence: string;
  /** The next action leads to a page that shows what is still due. */
  readonly isOnSite: boolean;
  /** Next actions, the most useful first. */
  readonly children: ReactNode;
}

/**
 * A payment that was refused, or cancelled at the bank: links to retry or to contact the teams (M2.28,
 * P2.32). Whether money was taken is stated only in the words of the server, if it was asked.
 */
export function PaymentRefusal({
  reference,
  isFree,
  sentence,
  isOnSite,
  children,
}: PaymentRefusalProps): ReactElement {
  const refusal = readServerRefusal(useLocation());
  const dispatch = useAppDispatch();
  // An older address of the history: a later attempt may have been confirmed.
  const [reason] = useState(() => dispatch(whyNotAgain(reference)));
  return (
    <PaymentFrame
      tone="bad"
      heading={isFree ? words.orderRefused : words.paymentRefused}
      lead={
        <Box component="strong" c="bright">
          {isFree ? words.orderRefusal : sentence}
        </Box>
      }
      beside={<PaymentReference reference={reference} />}
    >
      <Stack gap="0.5rem">
        {refusal !== undefined && !isFree && (
          <p>
            <Sentence>{words.reason(refusal)}</Sentence>
          </p>
        )}
        {reason !== null ? (
          <p>{reason === 'confirmed' ? words.confirmedHere : words.unsettled.before}</p>
        ) : (
          <>
            <p>{isFree ? words.tryOrder : words.tryPayment}</p>
            {isOnSite && !isFree && <p>{words.doubt}</p>}
          </>
        )}
      </Stack>
      <Actions>{children}</Actions>
    </PaymentFrame>
  );
}
