import { Stack } from '@mantine/core';
import type { MouseEvent, ReactElement } from 'react';
import { words } from './words.fr';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ContractToSign } from '../../../application/ports/purchase/PurchaseGateway';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

interface GenerationFailureProps {
  readonly failure: ServiceError;
  /** The contract whose link expired. */
  readonly previous: ContractToSign | undefined;
  readonly onSign: (event: MouseEvent) => void;
}

/** Why the generation failed, with the server's sentence if it sent one (P8.10), and what is stored. */
export function GenerationFailure({
  failure,
  previous,
  onSign,
}: GenerationFailureProps): ReactElement {
  return (
    <>
      <Message tone="error">
        <p>
          <Sentence>{messageFor(serviceMessages, failure)}</Sentence>
        </p>
        <p>{words.keptHere}</p>
      </Message>
      {previous && (
        <Stack gap="sm">
          <p>{words.previousLink}</p>
          <Actions>
            <ButtonLink variant="outline" href={previous.signAddress} onClick={onSign}>
              {words.sign}
            </ButtonLink>
          </Actions>
        </Stack>
      )}
    </>
  );
}
