import { Box, Flex, Stack, Text } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { words } from './words.fr';
import type { ContractToSign } from '../../../application/ports/purchase/PurchaseGateway';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';

interface ReadyContractProps {
  readonly contract: ContractToSign;
  readonly onRenew: () => void;
}

/** The preview of the contract (P4.4), and what the signature causes (P4.5). */
export function ReadyContract({ contract, onRenew }: ReadyContractProps): ReactElement {
  const previewKind = useId();
  return (
    <>
      <Flex component="p" wrap="wrap" align="center" gap="0.5rem 0.75rem">
        <ButtonLink
          variant="outline"
          href={contract.previewAddress}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={previewKind}
        >
          {words.preview}
        </ButtonLink>
        <Box component="span" c="dimmed" id={previewKind}>
          {words.previewKind}
        </Box>
      </Flex>
      <p>{words.howToSign}</p>
      <Stack gap="sm">
        <Text c="dimmed">{words.linkExpires}</Text>
        <Actions>
          <Button variant="outline" onClick={onRenew}>
            {words.newLink}
          </Button>
        </Actions>
      </Stack>
    </>
  );
}
