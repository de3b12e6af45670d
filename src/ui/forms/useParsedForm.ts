import { useForm, type UseFormReturnType } from '@mantine/form';
import { isLeft, type Either } from 'fp-ts/Either';
import { useState, type SyntheticEvent } from 'react';
import {
  isSomeMissing,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from '../../domain/parseFields';
import type { ErrorMessages } from '../messages/messageFor';
import { focusSubmitter } from './focusSubmitter';
import { misfitSentences } from './misfitSentences';

export interface ParsedFormOptions<
  Values,
  Path extends string,
  Failure extends FieldError,
  Parsed,
> {
  readonly initialValues: Values;
  /** The domain's parser of the whole form: made with `parseFields`, it names the fields in the order of the screen. */
  readonly parse: (values: Values) => Either<FieldErrors<Path, Failure>, Parsed>;
  readonly messages: ErrorMessages<NoInfer<Failure>>;
  readonly onSubmit: (parsed: Parsed) => void;
  /** A submit found a field that does not fit: what else is to be checked at the same time. */
  readonly onMisfit?: (() => void) | undefined;
  /** Told of every change, for a form that keeps what is typed at once. */
  readonly onChange?: ((values: NoInfer<Values>) => void) | undefined;
}

export interface ParsedForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** For the form. The first field that does not fit takes the focus, otherwise the button does. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /**
   * The last submit found a required field empty, and one still is: for a form that says so above its fields, in its own words
   * (« Veuillez remplir tous les champs. »).
   */
  readonly isIncomplete: boolean;
}

/**
 * A form that the domain judges: each field when it is left, all of them on submit. A new form is a parser of its values in the
 * domain, a record with a sentence per error, and a view that spreads `form.getInputProps('billing.zip')` on each field.
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
  onMisfit,
  onChange,
}: ParsedFormOptions<Values, Path, Failure, Parsed>): ParsedForm<Values> {
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validateInputOnBlur: true,
    onValuesChange: (values) => onChange?.(values),
    validate: (values) => misfitSentences(parse(values), messages),
  });
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    const parsed = parse(form.getValues());
    setWasIncomplete(lacksSome(parsed));
    if (isLeft(parsed)) {
      const misfits = misfitSentences(parsed, messages);
      const [first] = Object.keys(misfits);
      form.setErrors(misfits);
      onMisfit?.();
      if (first !== undefined) form.getInputNode(first)?.focus();
    } else {
      form.clearErrors();
      focusSubmitter(event);
      onSubmit(parsed.right);
    }
  };
  return { form, submit, isIncomplete: wasIncomplete && lacksSome(parse(form.getValues())) };
}

function lacksSome(parsed: Either<FieldErrors<string, FieldError>, unknown>): boolean {
  return isLeft(parsed) && isSomeMissing(parsed.left);
}
