import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, CompositionEvent, FocusEvent, ReactElement } from 'react';
import { tidyInput } from './tidyInput';

interface TidyTextInputProps extends TextInputProps {
  /** What may be typed, from the domain; it works character by character. */
  readonly tidy: (raw: string) => string;
  /** Not `email` or `number`: their caret cannot be placed. */
  readonly type?: 'text' | 'tel';
}

/**
 * A text field that tidies while one types or pastes, without moving the caret; accents composed of two keys are left to finish. The
 * space after the last word stays until the field is left.
 */
export function TidyTextInput({
  tidy,
  onChange,
  onBlur,
  ...field
}: TidyTextInputProps): ReactElement {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing) tidyInput(event.currentTarget, tidy);
    onChange?.(event);
  };
  const endComposition = (event: CompositionEvent<HTMLInputElement>): void => {
    tidyInput(event.currentTarget, tidy);
    onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const { currentTarget } = event;
    const { value } = currentTarget;
    if (value.endsWith(' ')) {
      currentTarget.value = value.trimEnd();
      onChange?.(event);
    }
    onBlur?.(event);
  };
  return (
    <TextInput {...field} onChange={change} onBlur={leave} onCompositionEnd={endComposition} />
  );
}
