import { useForm, type UseFormReturnType } from '@mantine/form';
import * as E from 'fp-ts/Either';
import { useState, type SyntheticEvent } from 'react';
import {
  isSomeMissing,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from '../../../domain/basis/parseFields';
import type { ErrorMessages } from '../../messages/messageFor';
import { enter, type Field } from '../../state/painted/heldInput';
import { focusSubmitter } from '../../design/page/focus';
import { errorSentences } from './errorSentences';

export interface ParsedFormOptions<
  Values,
  Path extends string,
  Failure extends FieldError,
  Parsed,
> {
  readonly initialValues: Values;
  /**
   * The domain's parser of the whole form, made with `parseFields`; its fields are in the order of the
   * screen.
   */
  readonly parse: (values: Values) => E.Either<FieldErrors<Path, Failure>, Parsed>;
  readonly messages: ErrorMessages<NoInfer<Failure>>;
  readonly onSubmit: (parsed: Parsed) => void;
  /** Called when a submit found an error: for checks outside the form's values. */
  readonly onInvalid?: (() => void) | undefined;
  /** Called on every change, for a form that stores its values at once. */
  readonly onChange?: ((values: NoInfer<Values>) => void) | undefined;
  /** The initial values were not typed here: their errors are shown at once. */
  readonly isChecked?: boolean;
}

export interface ParsedForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** `onSubmit` of the form. Focuses the first field with an error, otherwise the button. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /**
   * The last submit found an empty required field, and one is still empty: for a form that reports it above
   * its fields (« Veuillez remplir tous les champs. »).
   */
  readonly isIncomplete: boolean;
}

/**
 * A form that the domain validates: each field on blur, all fields on submit. A new form is a parser of its
 * values in the domain, a record with a sentence per error, and a view that spreads
 * `form.getInputProps('billing.zip')` on each field.
 */
export function useParsedForm<
  Values extends FieldValues,
  Path extends FieldPath<Values>,
  Failure extends FieldError,
  Parsed,
>({
  initialValues,
  parse,
  messages,
  onSubmit,
  onInvalid,
  onChange,
  isChecked = false,
}: ParsedFormOptions<Values, Path, Failure, Parsed>): ParsedForm<Values> {
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    initialErrors: isChecked ? errorSentences(parse(initialValues), messages) : {},
    validateInputOnBlur: true,
    onValuesChange: (values) => onChange?.(values),
    validate: (values) => errorSentences(parse(values), messages),
  });
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    if (event) enterUnannounced(form, event.currentTarget);
    const parsed = parse(form.getValues());
    setWasIncomplete(lacksSome(parsed));
    if (E.isLeft(parsed)) {
      const misfits = errorSentences(parsed, messages);
      const [first] = Object.keys(misfits);
      form.setErrors(misfits);
      onInvalid?.();
      if (first !== undefined) form.getInputNode(first)?.focus();
    } else {
      form.clearErrors();
      focusSubmitter(event);
      onSubmit(parsed.right);
    }
  };
  return { form, submit, isIncomplete: wasIncomplete && lacksSome(parse(form.getValues())) };
}

/**
 * Enters what stands in the fields and was never typed: a password manager may write values without an
 * `input` event.
 */
export function enterUnannounced<Values>(
  { getInputProps }: Pick<UseFormReturnType<Values>, 'getInputProps'>,
  element: HTMLFormElement,
): void {
  const texts = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';
  for (const field of element.querySelectorAll<Field>(texts)) {
    const { path } = field.dataset;
    if (path === undefined) continue;
    const { defaultValue } = getInputProps(path) as { readonly defaultValue?: unknown };
    const isKnown = typeof defaultValue !== 'string' || field.value === defaultValue;
    if (!isKnown) enter(field, { value: field.value, isTicked: false });
  }
}

function lacksSome(parsed: E.Either<FieldErrors<string, FieldError>, unknown>): boolean {
  return E.isLeft(parsed) && isSomeMissing(parsed.left);
}
