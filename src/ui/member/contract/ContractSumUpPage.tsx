import { useId, type ReactElement, type ReactNode } from 'react';
import { savePostalInvoices } from '../../../application/member/savePostalInvoices';
import type { Contract } from '../../../domain/contract';
import { Fact, FactList } from '../../design/FactList';
import { useRun } from '../../state/useRun';
import { WithContract } from '../WithContract';
import { ContractSituation, ContractState } from './ContractFacts';
import styles from './ContractSumUpPage.module.css';
import { PostalInvoicesForm } from './PostalInvoicesForm';

/** The selected contract's situation, state and options (M1.2, M2.8). */
export function ContractSumUpPage(): ReactElement {
  return (
    <WithContract heading="Récapitulatif du contrat">
      {({ contract }) => <SumUp contract={contract} />}
    </WithContract>
  );
}

function SumUp({ contract }: { readonly contract: Contract }): ReactElement {
  const { state, run: save } = useRun(savePostalInvoices);
  return (
    <div className={styles.parts}>
      <Part title="Situation">
        <ContractSituation contract={contract} />
      </Part>
      <Part title="État">
        <ContractState contract={contract} />
      </Part>
      <Part title="Options">
        <FactList layout="rows">
          <Fact label="Factures par courrier">
            {contract.hasPostalInvoices ? 'Activées' : 'Désactivées'}
          </Fact>
        </FactList>
        <PostalInvoicesForm contract={contract} state={state} onSubmit={save} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
