import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  draftDropped,
  draftKept,
  selectDraft,
  type Draft,
} from '../../application/forms/draftsSlice';
import { useAppDispatch, useAppSelector } from '../state/appHooks';

interface DraftedFormOptions<Values> {
  /** Names the draft: the form and whose it is, `postal/1201`. A form of another name is another component (`key`). */
  readonly name: string;
  /** What the server has. The fields follow it as long as nothing is typed. */
  readonly saved: Values;
  /** One rule per field, in the order of the fields: the sentence to show, or null. */
  readonly validate: { readonly [Field in keyof Values]?: FieldValidator<Values, Field> };
}

type FieldValidator<Values, Field extends keyof Values> = (
  value: Values[Field],
  values: Values,
) => string | null;

export interface DraftedForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** The fields hold what was typed earlier and not saved. */
  readonly isDrafted: boolean;
  /** What was typed is saved now: it is no draft any more, and the fields show what the server has, also when they were changed meanwhile. */
  readonly settle: () => void;
  /** Goes back to what the server has. */
  readonly restore: () => void;
}

/** A form that finds again what was typed before its page was left, for whatever reason. Fields are checked when left, and on submit. */
export function useDraftedForm<Values extends Draft>({
  name,
  saved,
  validate,
}: DraftedFormOptions<Values>): DraftedForm<Values> {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, name)) as Values | undefined;
  const isDrafted = kept !== undefined;
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: kept ?? saved,
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

  return {
    form,
    isDrafted,
    settle: () => {
      form.resetDirty();
      dispatch(draftDropped(name));
      setSettledCount((count) => count + 1);
    },
    restore: () => {
      showSaved();
      dispatch(draftDropped(name));
    },
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((field) => one[field] === other[field]);
}
