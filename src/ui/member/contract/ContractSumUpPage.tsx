import { useId, type ReactElement, type ReactNode } from 'react';
import { savePostalInvoices } from '../../../application/member/savePostalInvoices';
import { selectContractFile } from '../../../application/member/subscriberSlice';
import type { Contract } from '../../../domain/contract';
import { Fact, FactList } from '../../design/FactList';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { NoContract } from '../NoContract';
import { ContractSituation, ContractState } from './ContractFacts';
import styles from './ContractSumUpPage.module.css';
import { PostalInvoicesForm } from './PostalInvoicesForm';

/** The selected contract's situation, state and options (M1.2, M2.8). */
export function ContractSumUpPage(): ReactElement {
  const contract = useAppSelector(selectContractFile)?.contract;
  return (
    <>
      <PageHeading>Récapitulatif du contrat</PageHeading>
      {contract ? <SumUp key={contract.id} contract={contract} /> : <NoContract />}
    </>
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
