import type { ReactElement } from 'react';
import { endingDay, type ContractEnding } from '../../../../domain/contact/contractEnding';
import { Actions } from '../../../design/controls/Actions';
import { AsyncButton, type AsyncState } from '../../../design/controls/AsyncButton';
import { Button } from '../../../design/controls/Button';
import { Card } from '../../../design/data/Card';
import { Fact, FactList } from '../../../design/data/FactList';
import { StepHeading } from '../../../design/page/StepHeading';
import { endingWords } from './endingWords';

interface EndingSummaryProps {
  readonly ending: ContractEnding;
  readonly state: AsyncState;
  readonly onChange: () => void;
  readonly onConfirm: () => void;
}

/** The summary that is checked before the declaration is sent (D215-3, D221-5). */
export function EndingSummary(props: EndingSummaryProps): ReactElement {
  const { ending, state, onChange, onConfirm } = props;
  return (
    <div>
      <StepHeading>Vérifiez votre demande</StepHeading>
      <EndingFacts ending={ending} />
      <Actions>
        <AsyncButton
          variant="action"
          state={state}
          messages={{ loading: 'Envoi…', success: 'Envoyé' }}
          onClick={onConfirm}
        >
          {endingWords[ending.kind].confirm}
        </AsyncButton>
        {state !== 'loading' && (
          <Button variant="outline" onClick={onChange}>
            Modifier
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** What was declared. */
export function EndingFacts({ ending }: { readonly ending: ContractEnding }): ReactElement {
  const { kind, name, email, contract, note } = ending;
  return (
    <Card title={endingWords[kind].heading}>
      <FactList layout="rows">
        <Fact label="Nom">{name}</Fact>
        <Fact label="Adresse e-mail">{email}</Fact>
        <Fact label={endingWords[kind].contract}>{contract}</Fact>
        {kind === 'cancellation' && <Fact label="Date souhaitée">{endingDay(ending)}</Fact>}
        {note !== '' && <Fact label="Précisions">{note}</Fact>}
      </FactList>
    </Card>
  );
}
