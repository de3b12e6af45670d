import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { characterCount } from '../../domain/characterCount';
import { wordsLeft } from './wordsLeft';

interface CountedTextInputProps extends Omit<TextInputProps, 'description'> {
  /** In characters. More can be typed, and is told: a text that is pasted is never cut in silence. */
  readonly limit: number;
  /** A sentence under the label, after the limit. */
  readonly hint?: string;
}

/** A text of limited length, which tells how many characters are left when few are. */
export function CountedTextInput({
  limit,
  hint = '',
  onChange,
  ...field
}: CountedTextInputProps): ReactElement {
  const [count, setCount] = useState(() => characterCount(String(field.defaultValue ?? '')));
  return (
    <TextInput
      {...field}
      description={
        <>
          {`${limit} caractères au plus. ${hint}`}{' '}
          <span role="status">{wordsLeft(limit - count, limit)}</span>
        </>
      }
      onChange={(event) => {
        setCount(characterCount(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
