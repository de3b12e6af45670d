import type { ReactElement } from 'react';
import { words } from './cookies.words.fr';
import type { CookieChoice } from '../../domain/publicSite/cookieConsent';
import { SwitchField } from '../forms/fields/SwitchField';

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
        <SwitchField
          id="acceptMAT"
          label={words.audience}
          hint={words.audiencePurpose}
          checked={choice.audience}
          onChange={({ currentTarget }) => onChange({ ...choice, audience: currentTarget.checked })}
        />
      )}
      <SwitchField
        id="acceptTP"
        label={words.thirdParty}
        hint={words.thirdPartyPurpose}
        checked={choice.thirdParty}
        onChange={({ currentTarget }) => onChange({ ...choice, thirdParty: currentTarget.checked })}
      />
      <p>{words.whatAcceptDoes}</p>
    </>
  );
}
