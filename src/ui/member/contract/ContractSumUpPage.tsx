import type { ReactElement } from 'react';
import { savePostalInvoices } from '../../../application/contract/savePostalInvoices';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import type { ContractFile } from '../../../domain/subscriber/subscriber';
import { mailIcon } from '../../../../generated/icons';
import { Fact, FactList } from '../../design/data/FactList';
import { useRun } from '../../state/useRun';
import { FactCard, FactCards } from '../area/FactCards';
import { WithContract } from '../area/WithContract';
import { ContractSituation, ContractState } from './ContractFacts';
import { EndingLinks } from './EndingLinks';
import { PostalInvoicesForm } from './PostalInvoicesForm';

/** The selected contract's situation, state and options (M1.2, M2.8). */
export function ContractSumUpPage(): ReactElement {
  return (
    <WithContract heading="Récapitulatif du contrat">{(file) => <SumUp {...file} />}</WithContract>
  );
}

function SumUp({ contract, badges }: ContractFile): ReactElement {
  const { state, run: save } = useRun(changeOrReadAgain(savePostalInvoices, loadSubscriber));
  return (
    <FactCards>
      <FactCard title="Situation">
        <ContractSituation contract={contract} />
      </FactCard>
      <FactCard title="État">
        <ContractState contract={contract} />
      </FactCard>
      <FactCards>
        <FactCard title="Options">
          <FactList>
            <Fact icon={mailIcon} label="Factures par courrier">
              {contract.hasPostalInvoices ? 'Activées' : 'Désactivées'}
            </Fact>
          </FactList>
          <PostalInvoicesForm contract={contract} state={state} onSubmit={save} />
        </FactCard>
        <FactCard title="Fin du contrat">
          <EndingLinks contract={contract} badges={badges} />
        </FactCard>
      </FactCards>
    </FactCards>
  );
}
