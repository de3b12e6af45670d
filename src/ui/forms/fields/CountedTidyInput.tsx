import { useState, type ComponentProps, type ReactElement } from 'react';
import { characterCount } from '../../../domain/basis/characterCount';
import styles from './CountedTidyInput.module.css';
import { TidyTextInput } from './TidyTextInput';
import { wordsLeft } from './wordsLeft';

interface CountedTidyInputProps extends ComponentProps<typeof TidyTextInput> {
  /** In characters. More can be typed and is reported: pasted text is never cut. */
  readonly limit: number;
  /** Absent in a read-only field. */
  readonly isCounted?: boolean;
}

/**
 * A normalised text; when few characters are left, their number is shown inside the field, so that nothing
 * moves.
 */
export function CountedTidyInput({
  limit,
  isCounted = true,
  onChange,
  ...field
}: CountedTidyInputProps): ReactElement {
  const [count, setCount] = useState(() => countOf(String(field.defaultValue ?? '')));
  const words = isCounted ? wordsLeft(limit - count, limit) : '';
  return (
    <div className={styles.field}>
      <TidyTextInput
        {...field}
        rightSection={
          words && (
            <span aria-hidden="true" className={count > limit ? styles.over : styles.count}>
              {`${count}/${limit}`}
            </span>
          )
        }
        rightSectionWidth="4rem"
        rightSectionPointerEvents="none"
        onChange={(event) => {
          setCount(countOf(event.currentTarget.value));
          onChange?.(event);
        }}
      />
      <span aria-live="polite" className="tp-hidden">
        {words}
      </span>
    </div>
  );
}

/** Superfluous spaces are removed before the text is sent. */
function countOf(raw: string): number {
  return characterCount(raw.replace(/ +/g, ' '));
}
