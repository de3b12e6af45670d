import { useId, type ReactElement } from 'react';
import type { ContractToSign } from '../../../application/ports/PurchaseGateway';
import { Actions } from '../../design/Actions';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import styles from './ContractStep.module.css';

interface ReadyContractProps {
  readonly contract: ContractToSign;
  readonly onRenew: () => void;
}

/** What there is to read (P4.4), and what happens when it is signed (P4.5). */
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
          Aperçu du contrat
        </ButtonLink>
        <span id={previewKind}>PDF, nouvel onglet</span>
      </p>
      <p>
        Pour signer, vous passez sur le site de notre service de signature électronique. Une fois le
        contrat signé, vous revenez ici pour payer votre commande.
      </p>
      <div className={styles.group}>
        <p className={styles.note}>
          Le lien de signature n'est valable que quelques minutes. S'il ne l'est plus, demandez-en
          un autre.
        </p>
        <Actions>
          <Button variant="outline" onClick={onRenew}>
            Obtenir un nouveau lien
          </Button>
        </Actions>
      </div>
    </>
  );
}
