import { useState, type ComponentProps, type ReactElement } from 'react';
import { settledPhone, tidyPhone } from '../../../domain/basis/phone';
import { OptionalHint } from './OptionalHint';
import { TidyTextInput } from './TidyTextInput';

interface PhoneFieldProps extends Omit<
  ComponentProps<typeof TidyTextInput>,
  'tidy' | 'settle' | 'type' | 'description'
> {
  /** What is to be said about the number, which may be sent nevertheless; null for nothing. */
  readonly noteOn: (typed: string) => string | null;
  /** The field is of no use at the moment: nothing is said about it. */
  readonly isQuiet: boolean;
}

/** A phone or fax number, never required; `+33 (0)6…` becomes `06…` on blur (M5.11, P5.6). */
export function PhoneField({ noteOn, isQuiet, onBlur, ...field }: PhoneFieldProps): ReactElement {
  const [note, setNote] = useState(() => noteOn(String(field.defaultValue ?? '')));
  return (
    <TidyTextInput
      {...field}
      type="tel"
      tidy={tidyPhone}
      settle={settledPhone}
      description={
        !isQuiet && (
          <>
            <OptionalHint /> <span role="status">{note}</span>
          </>
        )
      }
      onBlur={(event) => {
        setNote(noteOn(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
