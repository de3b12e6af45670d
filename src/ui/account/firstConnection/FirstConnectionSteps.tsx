import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { firstConnectionStep } from '../../../domain/account/firstConnection';
import { FirstConnectionContract } from './FirstConnectionContract';
import { FirstConnectionEmail, type AskedEmail } from './FirstConnectionEmail';
import { MailSent } from '../mailedLink/MailSent';

/** The e-mail; the contract, if no contract has that e-mail (P4.28). */
export function FirstConnectionSteps({ email }: { readonly email: string }): ReactElement {
  const [asked, setAsked] = useState<AskedEmail>();
  const [corrected, setCorrected] = useState<string>();
  const correct = (wrong: string): void => {
    setCorrected(wrong);
    setAsked(undefined);
  };
  const step = firstConnectionStep({ hasLink: false, answer: asked?.answer ?? null });

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
      email={corrected ?? email}
      isCorrecting={corrected !== undefined}
      onAnswer={setAsked}
    />
  );
}
