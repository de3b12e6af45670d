import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sendMessage } from '../../../../application/contact/sendMessage';
import { draftDropped } from '../../../../application/drafts/draftsSlice';
import { currentTime } from '../../../../application/kernel/currentTime';
import { currentUsername } from '../../../../application/kernel/currentUsername';
import { formatDateTime, type Instant } from '../../../../domain/basis/instant';
import {
  endingMessage,
  type ContractEnding,
  type EndingKind,
} from '../../../../domain/contact/contractEnding';
import { Message } from '../../../design/feedback/Message';
import { PageHeading } from '../../../design/page/PageHeading';
import { StepHeading } from '../../../design/page/StepHeading';
import { MantineArea } from '../../../design/theme/MantineArea';
import { BesideForm } from '../../../forms/form/BesideForm';
import { readEndingPlace } from '../../../navigation/readEndingPlace';
import { routes } from '../../../navigation/routes';
import { ContactLinks } from '../../../shell/ContactLinks';
import { useAppDispatch } from '../../../state/appHooks';
import { useRun } from '../../../state/useRun';
import styles from '../ContactPage.module.css';
import { EndingForm } from './EndingForm';
import { EndingFacts, EndingSummary } from './EndingSummary';
import { endingWords } from './endingWords';

/** « Résilier votre contrat » (article L215-1-1 of the Code de la consommation). */
export function CancellationPage(): ReactElement {
  return <EndingPage key="cancellation" kind="cancellation" />;
}

/** « Renoncer au contrat » (articles L221-18 and L221-21 of the Code de la consommation). */
export function WithdrawalPage(): ReactElement {
  return <EndingPage key="withdrawal" kind="withdrawal" />;
}

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'summary'; readonly ending: ContractEnding }
  | { readonly name: 'sent'; readonly ending: ContractEnding; readonly at: Instant };

/** The declaration, its summary, and what was sent and when. No account is needed. */
function EndingPage({ kind }: { readonly kind: EndingKind }): ReactElement {
  const dispatch = useAppDispatch();
  const [username] = useState(() => dispatch(currentUsername()));
  const initial = readEndingPlace(useLocation(), username);
  const draft = `ending/${kind}/${initial.contract}`;
  const [step, setStep] = useState<Step>({ name: 'form' });
  const { state, run } = useRun(sendMessage);
  const words = endingWords[kind];

  const confirm = async (ending: ContractEnding): Promise<void> => {
    if (!(await run(endingMessage(ending)))) return;
    dispatch(draftDropped(draft));
    setStep({ name: 'sent', ending, at: dispatch(currentTime()) });
  };

  return (
    <MantineArea>
      <div className={`tp-wide ${styles.page}`}>
        <PageHeading description={words.lead}>{words.heading}</PageHeading>
        <p className={styles.lead}>{words.lead}</p>
        <BesideForm
          form={
            <>
              {step.name === 'form' && (
                <EndingForm
                  kind={kind}
                  draft={draft}
                  initial={initial}
                  onChecked={(ending) => setStep({ name: 'summary', ending })}
                />
              )}
              {step.name === 'summary' && (
                <EndingSummary
                  ending={step.ending}
                  state={state}
                  onChange={() => setStep({ name: 'form' })}
                  onConfirm={() => void confirm(step.ending)}
                />
              )}
              {step.name === 'sent' && <EndingSent {...step} />}
            </>
          }
          title="Ce qui se passe ensuite"
        >
          <ol>
            {words.next.map((next) => (
              <li key={next}>{next}</li>
            ))}
          </ol>
          <p>
            Les conditions (préavis, dépôt de garantie) sont dans les{' '}
            <Link to={routes.termsOfSale}>conditions générales de vente</Link>.
          </p>
          {kind === 'withdrawal' && (
            <p>
              Plus de 14 jours{'\u202f'}? <Link to={routes.cancel}>Résiliez votre contrat</Link>.
            </p>
          )}
          <h2>Nous joindre autrement</h2>
          <ContactLinks />
        </BesideForm>
      </div>
    </MantineArea>
  );
}

interface EndingSentProps {
  readonly ending: ContractEnding;
  readonly at: Instant;
}

function EndingSent({ ending, at }: EndingSentProps): ReactElement {
  return (
    <div>
      <StepHeading>{endingWords[ending.kind].sent}</StepHeading>
      <Message tone="success">
        Envoyé le {formatDateTime(at)}. L'accusé de réception arrive à{' '}
        <strong>{ending.email}</strong>. Gardez-le, ou imprimez cette page.
      </Message>
      <EndingFacts ending={ending} />
    </div>
  );
}
