import { useId, type ReactElement } from 'react';
import { bankIcon, userIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import styles from './CustomerSwitch.module.css';

const choices = [
  { isCompany: false, words: 'Un particulier', icon: userIcon },
  { isCompany: true, words: 'Un professionnel', icon: bankIcon },
] as const;

interface CustomerSwitchProps {
  readonly isCompany: boolean;
  readonly onChange: (isCompany: boolean) => void;
}

/** For whom the offers are shown: two radio buttons, drawn as one control. */
export function CustomerSwitch({ isCompany, onChange }: CustomerSwitchProps): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="tp-hidden">Vous êtes</legend>
      {choices.map((one) => (
        <label key={one.words}>
          <input
            type="radio"
            name={name}
            checked={one.isCompany === isCompany}
            onChange={() => onChange(one.isCompany)}
          />
          <Icon of={one.icon} />
          {one.words}
        </label>
      ))}
    </fieldset>
  );
}
