import { Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useId, type ReactElement } from 'react';
import { words } from './words.fr';
import type { ContractToSign } from '../../../application/ports/purchase/PurchaseGateway';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';
import styles from './ContractStep.module.css';

interface ReadyContractProps {
  readonly contract: ContractToSign;
  readonly onRenew: () => void;
}

/** The preview of the contract (P4.4), and what the signature causes (P4.5). */
export function ReadyContract({ contract, onRenew }: ReadyContractProps): ReactElement {
  const previewKind = useId();
  return (
    <>
      <p className={styles.preview}>
        <ButtonLink
          variant="outline"
          href={contract.previewAddress}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={previewKind}
        >
          {words.preview}
        </ButtonLink>
        <span id={previewKind}>{words.previewKind}</span>
      </p>
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
