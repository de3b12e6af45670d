import { Input } from '@mantine/core';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: ReactNode;
  /** Value → words, in the order shown. */
  readonly choices: Readonly<Record<string, string>>;
  /** Value → what choosing it means, a sentence or two: each choice is then a card, and the whole of it the target. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Of the radio button of a value, as the form gives them; `data-path` is where its form finds it. */
  readonly inputProps: (
    value: string,
  ) => ComponentProps<'input'> & { 'data-path'?: string | undefined };
}

/** Few choices, all in view. The browser's own radio buttons: Mantine's weigh 3 kB on the first load. */
export function RadioGroup({
  label,
  description,
  error,
  choices,
  meanings,
  inputProps,
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description ${id}-error`}
        aria-invalid={error ? true : undefined}
        className={meanings ? styles.cards : styles.choices}
      >
        {Object.entries(choices).map(([value, words]) => (
          <div key={value} className={meanings && styles.card}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={id}
                aria-describedby={meanings && `${id}-${value}`}
                {...inputProps(value)}
              />
              {words}
            </label>
            {meanings && (
              <p id={`${id}-${value}`} className={styles.meaning}>
                {meanings[value]}
              </p>
            )}
          </div>
        ))}
      </div>
      <div id={`${id}-error`}>{error && <Input.Error>{error}</Input.Error>}</div>
    </div>
  );
}
