import type { ReactElement, Ref } from 'react';
import { chevronDownIcon } from '../../../../generated/shellIcons';
import { Icon } from '../icon/Icon';
import '../theme/areaTokens.css';
import styles from './PlainField.module.css';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select, for pages without Mantine. */
export function SelectField({
  label,
  value,
  choices,
  onChange,
  ref,
}: SelectFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <span className={styles.select}>
        <select
          ref={ref}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} />
      </span>
    </label>
  );
}
