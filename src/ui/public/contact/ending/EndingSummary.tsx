import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { formatCalendarDay } from '../../../words/format.fr';
import type { ServiceError } from '../../../../application/kernel/ServiceError';
import type { ContractEnding } from '../../../../domain/contact/contractEnding';
import { Actions } from '../../../design/controls/Actions';
import { AsyncButton, type AsyncState } from '../../../design/controls/AsyncButton';
import { Button } from '../../../design/controls/Button';
import { Fact, FactList } from '../../../design/data/FactList';
import { StepHeading } from '../../../design/page/StepHeading';
import { SendingFailure } from '../SendingFailure';

interface EndingSummaryProps {
  readonly ending: ContractEnding;
  readonly state: AsyncState;
  /** Why the declaration was not sent, or is not known to be. */
  readonly failure: ServiceError | undefined;
  readonly onChange: () => void;
  readonly onConfirm: () => void;
}

/** The summary that is checked before the declaration is sent (D215-3, D221-5). */
export function EndingSummary(props: EndingSummaryProps): ReactElement {
  const { ending, state, failure, onChange, onConfirm } = props;
  return (
    <div>
      <StepHeading>{words.summary}</StepHeading>
      <EndingFacts ending={ending} />
      <Stack gap="md" mt="lg">
        {failure && <SendingFailure failure={failure} words={words} />}
        <Actions>
          <AsyncButton
            variant="action"
            state={state}
            messages={{ loading: words.sending, success: words.sent }}
            onClick={onConfirm}
          >
            {words.kinds[ending.kind].confirm}
          </AsyncButton>
          {state !== 'loading' && (
            <Button variant="outline" onClick={onChange}>
              {words.change}
            </Button>
          )}
        </Actions>
      </Stack>
    </div>
  );
}

/** What was declared. */
export function EndingFacts({ ending }: { readonly ending: ContractEnding }): ReactElement {
  const { kind, name, email, contract, day, note } = ending;
  return (
    <FactList>
      <Fact label={words.facts.name}>{name}</Fact>
      <Fact label={words.facts.email}>{email}</Fact>
      <Fact label={words.kinds[kind].contract}>{contract}</Fact>
      {kind === 'cancellation' && (
        <Fact label={words.facts.day}>
          {day === null ? words.asSoonAsPossible : formatCalendarDay(day)}
        </Fact>
      )}
      {note !== '' && <Fact label={words.facts.note}>{note}</Fact>}
    </FactList>
  );
}
