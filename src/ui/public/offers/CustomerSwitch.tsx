import { useId, type ReactElement } from 'react';
import { words } from '#words/content/offers';
import { bankIcon, userIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import styles from './CustomerSwitch.module.css';

const choices = [
  { isCompany: false, name: words.individual, icon: userIcon },
  { isCompany: true, name: words.company, icon: bankIcon },
];

interface CustomerSwitchProps {
  readonly isCompany: boolean;
  readonly onChange: (isCompany: boolean) => void;
}

/** For whom the offers are shown: two radio buttons, drawn as one control. */
export function CustomerSwitch({ isCompany, onChange }: CustomerSwitchProps): ReactElement {
  const group = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="tp-hidden">{words.customer}</legend>
      {choices.map((one) => (
        <label key={one.name}>
          <input
            type="radio"
            name={group}
            checked={one.isCompany === isCompany}
            onChange={() => onChange(one.isCompany)}
          />
          <Icon of={one.icon} />
          <span>{one.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
