import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { words } from './words.fr';
import { words as titles } from '../../../shell/publicTitles.words.fr';
import { draftDropped } from '../../../../application/drafts/draftsSlice';
import { currentTime } from '../../../../application/kernel/currentTime';
import { currentUsername } from '../../../../application/kernel/currentUsername';
import type { ContractEnding, EndingKind } from '../../../../domain/contact/contractEnding';
import { endingMessage } from '../../../../domain/contact/endingMessage';
import { Actions } from '../../../design/controls/Actions';
import { PrintButton } from '../../../design/controls/PrintButton';
import { Message } from '../../../design/feedback/Message';
import { PageHeading } from '../../../design/page/PageHeading';
import { StepHeading } from '../../../design/page/StepHeading';
import { useFocusOnForm } from '../../../design/page/focus';
import { Marked } from '../../../design/text/Marked';
import { FormWithGuide } from '../../../forms/form/FormWithGuide';
import { readEndingPlace } from '../../../navigation/endingPlace';
import { routes } from '../../../navigation/routes';
import { ofSentEnding, readSentEnding, type SentEnding } from '../../../navigation/sentEnding';
import { ContactLinks } from '../../../shell/ContactLinks';
import { useAppDispatch } from '../../../state/appHooks';
import { useSendMessage } from '../useSendMessage';
import { EndingForm } from './EndingForm';
import { EndingFacts, EndingSummary } from './EndingSummary';

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
  | ({ readonly name: 'sent' } & SentEnding);

const headings = { cancellation: titles.cancel, withdrawal: titles.withdraw };

/** The declaration, its summary, and what was sent and when. No account is needed. */
function EndingPage({ kind }: { readonly kind: EndingKind }): ReactElement {
  const dispatch = useAppDispatch();
  const [username] = useState(() => dispatch(currentUsername()));
  const location = useLocation();
  const initial = readEndingPlace(location, username);
  const draft = `ending/${kind}/${initial.contract}`;
  const navigate = useNavigate();
  const arrived = (): Step => {
    const sent = readSentEnding(location, kind, username);
    return sent === null ? { name: 'form' } : { name: 'sent', ...sent };
  };
  const [step, setStep] = useState<Step>(arrived);
  const [shownKey, setShownKey] = useState(location.key);
  if (location.key !== shownKey) {
    // A declaration was sent, or a link here begins another one; a link inside the page has an anchor.
    setShownKey(location.key);
    if (location.hash === '') setStep(arrived());
  }
  const { state, failure, send } = useSendMessage(draft);
  const { lead, check, next, conditions } = words.kinds[kind];
  useFocusOnForm(step.name === 'form');

  const confirm = async (ending: ContractEnding): Promise<void> => {
    const isSent = await send(endingMessage(ending), () => {
      const sent = { ending, at: dispatch(currentTime()) };
      void navigate('.', { replace: true, state: ofSentEnding(sent, username) });
    });
    if (isSent) dispatch(draftDropped(draft));
  };

  return (
    <Box className="tp-wide" pt="xl" pb="var(--tp-space-12)">
      <PageHeading description={lead}>{headings[kind]}</PageHeading>
      {step.name !== 'sent' && (
        <Box component="p" maw="42rem" mt="sm" c="dimmed">
          {lead}
        </Box>
      )}
      <FormWithGuide
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
                failure={failure}
                onChange={() => setStep({ name: 'form' })}
                onConfirm={() => void confirm(step.ending)}
              />
            )}
            {step.name === 'sent' && <EndingSent {...step} />}
          </>
        }
        title={words.whatNext}
      >
        <ol>
          {(step.name === 'sent' ? next : [check, ...next]).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
        <p>
          <Marked text={conditions} mark={(link) => <Link to={routes.termsOfSale}>{link}</Link>} />
        </p>
        {kind === 'withdrawal' && step.name !== 'sent' && (
          <p>
            <Marked text={words.tooLate} mark={(link) => <Link to={routes.cancel}>{link}</Link>} />
          </p>
        )}
        <h2>{words.otherWays}</h2>
        <ContactLinks />
      </FormWithGuide>
    </Box>
  );
}

function EndingSent({ ending, at }: SentEnding): ReactElement {
  return (
    <div>
      <StepHeading>{words.kinds[ending.kind].sent}</StepHeading>
      <Message tone="success">
        <Marked
          text={words.sentAt(at, ending.email)}
          mark={(address) => <strong>{address}</strong>}
        />
      </Message>
      <EndingFacts ending={ending} />
      <Box mt="lg">
        <Actions>
          <PrintButton>{words.print}</PrintButton>
        </Actions>
      </Box>
    </div>
  );
}
