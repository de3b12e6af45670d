import { Input } from '@mantine/core';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  readonly label: string;
  readonly description: string;
  readonly error: ReactNode;
  /** Value → words, in the order shown. */
  readonly choices: Readonly<Record<string, string>>;
  /** Of the radio button of a value, as the form gives them. */
  readonly inputProps: (value: string) => ComponentProps<'input'>;
}

/** Few choices, all in view. The browser's own radio buttons: Mantine's weigh 3 kB on the first load. */
export function RadioGroup({
  label,
  description,
  error,
  choices,
  inputProps,
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      <Input.Description id={`${id}-description`}>{description}</Input.Description>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description ${id}-error`}
        className={styles.choices}
      >
        {Object.entries(choices).map(([value, words]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={id} {...inputProps(value)} />
            {words}
          </label>
        ))}
      </div>
      <div id={`${id}-error`}>{error && <Input.Error>{error}</Input.Error>}</div>
    </div>
  );
}
