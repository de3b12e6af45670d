import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { characterCount } from '../../../domain/basis/characterCount';
import { OptionalHint } from './OptionalHint';
import { wordsLeft } from './wordsLeft';

interface CountedTextInputProps extends Omit<TextInputProps, 'description'> {
  /** In characters. More can be typed and is reported: pasted text is never cut. */
  readonly limit: number;
  /** Description, after the limit. */
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** A text of limited length; shows how many characters are left when few are. */
export function CountedTextInput({
  limit,
  hint = '',
  isOptional = false,
  onChange,
  ...field
}: CountedTextInputProps): ReactElement {
  const [count, setCount] = useState(() => characterCount(String(field.defaultValue ?? '')));
  const limits = `${words.limit(limit)} ${hint}`;
  return (
    <TextInput
      {...field}
      description={
        <>
          {isOptional ? <OptionalHint>{limits}</OptionalHint> : <span>{limits}</span>}{' '}
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
