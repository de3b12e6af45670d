import { Box } from '@mantine/core';
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
    <Box pos="relative" className={styles.field}>
      <TidyTextInput
        {...field}
        rightSection={
          words && (
            <Box
              component="span"
              aria-hidden="true"
              fz="sm"
              className={styles.count}
              {...(count > limit ? { c: 'red', fw: 650, mod: 'over' } : { c: 'dimmed' })}
            >
              {`${count}/${limit}`}
            </Box>
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
    </Box>
  );
}

/** Superfluous spaces are removed before the text is sent. */
function countOf(raw: string): number {
  return characterCount(raw.replace(/ +/g, ' '));
}
