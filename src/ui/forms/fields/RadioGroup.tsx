import { Input, Radio, type RadioProps } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  /** Value → label, in the order of the screen. */
  readonly choices: Readonly<Record<string, string>>;
  /** Value → description: each choice is then a card, and the whole card is the target. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Props of the radio button of a value, from the form; the form finds it by `data-path`. */
  readonly inputProps: (value: string) => RadioProps;
}

/**
 * A few visible choices. Not Mantine's `Radio.Group`: its value is one for the group, and the form gives the
 * props of each radio button.
 */
export function RadioGroup({
  label,
  description,
  error,
  isRequired,
  choices,
  meanings,
  inputProps,
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <div data-field>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description ${id}-error` : `${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired}
        className={meanings ? styles.cards : styles.choices}
      >
        {Object.entries(choices).map(([value, words]) => (
          <Radio
            key={value}
            name={id}
            label={words}
            description={meanings?.[value]}
            className={meanings && styles.card}
            {...inputProps(value)}
          />
        ))}
      </div>
      <div id={`${id}-error`} className={styles.error}>
        {error && <Input.Error>{error}</Input.Error>}
      </div>
    </div>
  );
}
