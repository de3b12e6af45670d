import { useForm, type UseFormReturnType } from '@mantine/form';
import { isLeft, type Either } from 'fp-ts/Either';
import type { SyntheticEvent } from 'react';
import type { FieldError, FieldErrors, FieldPath, FieldValues } from '../../domain/parseFields';
import { messageFor, type ErrorMessages } from '../messages/messageFor';
import { focusSubmitter } from './focusSubmitter';

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
}

export interface ParsedForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** For the form. The first field that does not fit takes the focus, otherwise the button does. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
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
}: ParsedFormOptions<Values, Path, Failure, Parsed>): ParsedForm<Values> {
  const sentences = (errors: FieldErrors<Path, Failure>): Readonly<Record<string, string>> => {
    const entries = Object.entries(errors) as [Path, Failure][];
    return Object.fromEntries(entries.map(([path, error]) => [path, messageFor(messages, error)]));
  };
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validateInputOnBlur: true,
    validate: (values) => {
      const parsed = parse(values);
      return isLeft(parsed) ? sentences(parsed.left) : {};
    },
  });
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    const parsed = parse(form.getValues());
    if (isLeft(parsed)) {
      const misfits = sentences(parsed.left);
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
  return { form, submit };
}
