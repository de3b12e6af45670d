import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  draftDropped,
  draftKept,
  selectDraft,
  selectSignOuts,
} from '../../application/forms/draftsSlice';
import type { FieldError, FieldPath, FieldValues } from '../../domain/parseFields';
import type { AsyncState } from '../design/AsyncButton';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { useParsedForm, type ParsedForm, type ParsedFormOptions } from './useParsedForm';

interface DraftedFormOptions<
  Values,
  Path extends string,
  Failure extends FieldError,
  Parsed,
> extends Omit<ParsedFormOptions<Values, Path, Failure, Parsed>, 'initialValues' | 'onSubmit'> {
  /** Names the draft: the form and whose it is, `postal/1201`. A form of another name is another component (`key`). */
  readonly name: string;
  /** What the server has. The fields follow it as long as nothing is typed. */
  readonly saved: Values;
  /** How its save stands. */
  readonly state: AsyncState;
  /** What of it a draft may keep: all of it unless told. */
  readonly draftOf?: (values: Values) => Values;
  /** The fields cannot be changed for now. */
  readonly isLocked?: boolean;
  /** Answers whether it went well: then the fields show what the server has, otherwise all that was typed stays. */
  readonly onSubmit: (parsed: Parsed) => Promise<boolean>;
}

interface DraftedForm<Values> extends ParsedForm<Values> {
  /** The fields hold what was typed earlier and not saved, or what was typed before they were locked. */
  readonly isUnsaved: boolean;
  /** Goes back to what the server has. */
  readonly restore: () => void;
}

/** A parsed form that finds again what was typed before its page was left, for whatever reason. Not for a password. */
export function useDraftedForm<
  Values extends FieldValues,
  Path extends FieldPath<Values>,
  Failure extends FieldError,
  Parsed,
>({
  name,
  saved,
  state,
  draftOf = whole,
  isLocked = false,
  parse,
  messages,
  onSubmit,
  onMisfit,
}: DraftedFormOptions<Values, Path, Failure, Parsed>): DraftedForm<Values> {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((store) => selectDraft(store, name)) as Values | undefined;
  const signOutsNow = useAppSelector(selectSignOuts);
  const [signOuts] = useState(signOutsNow);
  const isDrafted = kept !== undefined;
  const send = async (parsed: Parsed): Promise<void> => {
    if (!(await onSubmit(parsed))) return;
    // It is no draft any more, and the fields show what the server has, also when they were changed meanwhile.
    form.resetDirty();
    dispatch(draftDropped(name));
    setSettledCount((count) => count + 1);
  };
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: thawed(kept ?? saved),
    parse,
    messages,
    onSubmit: (parsed) => void send(parsed),
    onMisfit,
  });

  const latest = useRef({ form, saved, draftOf });
  useEffect(() => {
    latest.current = { form, saved, draftOf };
  });
  useEffect(
    () => () => {
      const { current } = latest;
      if (!current.form.isDirty()) return;
      const values = current.draftOf(current.form.getValues());
      dispatch(
        isSame(values, current.saved) ? draftDropped(name) : draftKept({ name, signOuts, values }),
      );
    },
    [dispatch, name, signOuts],
  );

  const showSaved = (): void => {
    form.setInitialValues(thawed(saved));
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
    submit,
    isIncomplete,
    isUnsaved: isDrafted || (isLocked && state !== 'loading' && form.isDirty()),
    restore: () => {
      showSaved();
      dispatch(draftDropped(name));
    },
  };
}

function whole<Values>(values: Values): Values {
  return values;
}

/** What comes from the store is frozen, and Mantine would copy it so: no field of it could be changed. */
function thawed<Values>(values: Values): Values {
  return structuredClone(values);
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
