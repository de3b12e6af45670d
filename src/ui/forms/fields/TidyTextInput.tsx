import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, CompositionEvent, FocusEvent, ReactElement } from 'react';
import { typedText } from '../../../domain/basis/typedText';

interface TidyTextInputProps extends TextInputProps {
  /** Normalises the text; a function of the domain that works character by character. */
  readonly tidy?: (raw: string) => string;
  /** Formats the text when the field is left; by default without the space after the last word. */
  readonly settle?: (raw: string) => string;
  /** Not `email` or `number`: their caret cannot be set. */
  readonly type?: 'text' | 'tel';
}

/**
 * A text field that normalises typed and pasted text without moving the caret. It waits for accents
 * composed of two keys.
 */
export function TidyTextInput({
  tidy = typedText,
  settle = (raw) => raw.trimEnd(),
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
    const settled = settle(currentTarget.value);
    if (settled !== currentTarget.value) {
      currentTarget.value = settled;
      onChange?.(event);
    }
    onBlur?.(event);
  };
  return (
    <TextInput {...field} onChange={change} onBlur={leave} onCompositionEnd={endComposition} />
  );
}

/**
 * Replaces the value of a field by its normal form; the caret stays after the same character (M5.11).
 * `tidy` works character by character: the text before the caret does not depend on the text after it.
 */
function tidyInput(input: HTMLInputElement, tidy: (raw: string) => string): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value);
  if (tidied === value) return;
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length;
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}
