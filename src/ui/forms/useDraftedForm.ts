import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
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
  /** What the server has. */
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
  /** What was typed is saved now: it is no draft any more. */
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
  const [isDrafted, setDrafted] = useState(kept !== undefined);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: kept ?? saved,
    validateInputOnBlur: true,
    // Mantine's own type of the rules follows nested values, which these forms do not have.
    validate: validate as never,
  });

  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(
    () => () => {
      const { current } = latest;
      if (current.isDirty()) dispatch(draftKept({ name, values: current.getValues() }));
    },
    [dispatch, name],
  );

  const settle = (): void => {
    form.resetDirty();
    setDrafted(false);
    dispatch(draftDropped(name));
  };
  return {
    form,
    isDrafted,
    settle,
    restore: () => {
      form.setInitialValues(saved);
      form.reset();
      settle();
    },
  };
}
