import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { firstConnectionStep } from '../../../domain/account/firstConnection';
import type { CarriedAccount } from '../../navigation/carriedAccount';
import { routes } from '../../navigation/routes';
import { FirstConnectionContract } from './FirstConnectionContract';
import { FirstConnectionEmail, type AskedEmail } from './FirstConnectionEmail';
import { MailSent } from '../mailedLink/MailSent';
import { PasswordResetPart, type ChosenPassword } from '../password/PasswordResetPart';

interface FirstConnectionStepsProps {
  readonly link: CarriedAccount;
  readonly onChosen: (chosen: ChosenPassword) => void;
}

/** The e-mail; the contract, if no contract has that e-mail; the password, with the mailed link (P4.28). */
export function FirstConnectionSteps({ link, onChosen }: FirstConnectionStepsProps): ReactElement {
  const [asked, setAsked] = useState<AskedEmail>();
  const [corrected, setCorrected] = useState<string>();
  const correct = (email: string): void => {
    setCorrected(email);
    setAsked(undefined);
  };
  const step = firstConnectionStep({ hasLink: link.token !== null, answer: asked?.answer ?? null });

  if (step === 'password' && link.token !== null) {
    return (
      <PasswordResetPart
        token={link.token}
        email={link.email}
        anotherLink={routes.firstConnection}
        onChosen={onChosen}
      />
    );
  }
  if (step === 'contract' && asked) {
    return (
      <FirstConnectionContract
        asked={asked}
        onAnswer={setAsked}
        onCorrect={() => correct(asked.email)}
      />
    );
  }
  if (step === 'sent' && asked) {
    return (
      <MailSent
        email={asked.email}
        sentence={asked.sentence}
        whatNext={words.whatNext}
        onCorrect={() => correct(asked.email)}
      />
    );
  }
  return (
    <FirstConnectionEmail
      email={corrected ?? link.email}
      isCorrecting={corrected !== undefined}
      onAnswer={setAsked}
    />
  );
}
