import type { ReactElement } from 'react';
import { words } from '#words/shell/cookies';
import type { CookieChoice } from '../../domain/publicSite/cookieConsent';
import '../design/theme/areaTokens.css';
import styles from './CookieSwitches.module.css';

interface CookieSwitchesProps {
  /** Whether an audience meter is configured, which needs consent (P3.26). */
  readonly measuresAudience: boolean;
  readonly choice: CookieChoice;
  readonly onChange: (choice: CookieChoice) => void;
}

/** One switch for each optional service, and what « J'accepte » does with them. */
export function CookieSwitches({
  measuresAudience,
  choice,
  onChange,
}: CookieSwitchesProps): ReactElement {
  return (
    <>
      {measuresAudience && (
        <Choice
          id="acceptMAT"
          label={words.audience}
          purpose={words.audiencePurpose}
          checked={choice.audience}
          onChange={(audience) => onChange({ ...choice, audience })}
        />
      )}
      <Choice
        id="acceptTP"
        label={words.thirdParty}
        purpose={words.thirdPartyPurpose}
        checked={choice.thirdParty}
        onChange={(thirdParty) => onChange({ ...choice, thirdParty })}
      />
      <p>{words.whatAcceptDoes}</p>
    </>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly purpose: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ id, label, purpose, checked, onChange }: ChoiceProps): ReactElement {
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-purpose`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-purpose`}>{purpose}</p>
    </div>
  );
}
