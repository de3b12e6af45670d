import { useForm, type UseFormReturnType } from '@mantine/form';
import { isRight, type Either } from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import {
  draftDropped,
  draftKept,
  selectDraft,
  type Draft,
} from '../../application/forms/draftsSlice';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { focusFirstError } from './focusFirstError';
import { focusSubmitter } from './focusSubmitter';

interface DraftedFormOptions<Values, Parsed> {
  /** Names the draft: the form and whose it is, `postal/1201`. A form of another name is another component (`key`). */
  readonly name: string;
  /** What the server has. The fields follow it as long as nothing is typed. */
  readonly saved: Values;
  /** One rule per field, in the order of the fields: the sentence to show, or null. */
  readonly validate: { readonly [Field in keyof Values]?: FieldValidator<Values, Field> };
  /** The fields cannot be changed for now. */
  readonly isLocked?: boolean;
  /** What the domain makes of fields that passed. */
  readonly parse: (values: Values) => Either<unknown, Parsed>;
  /** Answers whether it went well: then the fields show what the server has, otherwise all that was typed stays. */
  readonly onSubmit: (parsed: Parsed) => Promise<boolean>;
  /** A submit found a field that does not fit: what else is to be checked at the same time. */
  readonly onMisfit?: () => void;
}

type FieldValidator<Values, Field extends keyof Values> = (
  value: Values[Field],
  values: Values,
) => string | null;

export interface DraftedForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** The fields hold what was typed earlier and not saved, or what was typed before they were locked. */
  readonly isUnsaved: boolean;
  /** Goes back to what the server has. */
  readonly restore: () => void;
  /** For the form. The first field that does not fit takes the focus, otherwise the button does. */
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
}

/** A form that finds again what was typed before its page was left, for whatever reason. Fields are checked when left, and on submit. */
export function useDraftedForm<Values extends Draft, Parsed>({
  name,
  saved,
  validate,
  isLocked = false,
  parse,
  onSubmit,
  onMisfit,
}: DraftedFormOptions<Values, Parsed>): DraftedForm<Values> {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, name)) as Values | undefined;
  const isDrafted = kept !== undefined;
  const form = useForm<Values>({
    mode: 'uncontrolled',
    // What the store keeps is frozen, and Mantine copies it so: no field of it could be changed.
    initialValues: structuredClone(kept ?? saved),
    validateInputOnBlur: true,
    // Mantine's own type of the rules follows nested values, which these forms do not have.
    validate: validate as never,
  });

  const latest = useRef({ form, saved });
  useEffect(() => {
    latest.current = { form, saved };
  });
  useEffect(
    () => () => {
      const { current } = latest;
      if (!current.form.isDirty()) return;
      const values = current.form.getValues();
      dispatch(isSame(values, current.saved) ? draftDropped(name) : draftKept({ name, values }));
    },
    [dispatch, name],
  );

  const showSaved = (): void => {
    form.setInitialValues(saved);
    form.reset();
  };
  const follow = useEffectEvent(() => {
    if (!isDrafted && !form.isDirty() && !isSame(form.getValues(), saved)) showSaved();
  });
  const [settledCount, setSettledCount] = useState(0);
  const savedText = JSON.stringify(saved);
  useEffect(() => follow(), [isDrafted, settledCount, savedText]);

  const [isSaving, setSaving] = useState(false);
  const send = async (parsed: Parsed): Promise<void> => {
    setSaving(true);
    const isSaved = await onSubmit(parsed);
    setSaving(false);
    if (!isSaved) return;
    // It is no draft any more, and the fields show what the server has, also when they were changed meanwhile.
    form.resetDirty();
    dispatch(draftDropped(name));
    setSettledCount((count) => count + 1);
  };

  return {
    form,
    isUnsaved: isDrafted || (isLocked && !isSaving && form.isDirty()),
    restore: () => {
      showSaved();
      dispatch(draftDropped(name));
    },
    submit: form.onSubmit(
      (values, event) => {
        const parsed = parse(values);
        if (!isRight(parsed)) return;
        focusSubmitter(event);
        void send(parsed.right);
      },
      (errors) => {
        onMisfit?.();
        focusFirstError(form)(errors);
      },
    ),
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((field) => one[field] === other[field]);
}
