import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectUsername } from '../../../application/account/sessionSlice';
import {
  draftDropped,
  draftKept,
  selectDraft,
  selectDraftOwner,
  selectSignOuts,
} from '../../../application/drafts/draftsSlice';
import { takeHeldDraft } from '../../../application/drafts/heldDrafts';
import type { FieldError, FieldPath, FieldValues } from '../../../domain/basis/parseFields';
import type { AsyncState } from '../../design/controls/AsyncButton';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useHeldDraft } from './useHeldDraft';
import { useParsedForm, type ParsedForm, type ParsedFormOptions } from './useParsedForm';

interface DraftedFormOptions<
  Values,
  Path extends string,
  Failure extends FieldError,
  Parsed,
> extends Omit<ParsedFormOptions<Values, Path, Failure, Parsed>, 'initialValues' | 'onSubmit'> {
  /**
   * Key of the draft: form and owner, `postal/1201`. A form with another key is another component (`key`).
   */
  readonly name: string;
  /** The server's values. The fields follow them until something is typed. */
  readonly saved: Values;
  /** State of the save. */
  readonly state: AsyncState;
  /** The part of the values that the draft may store; by default all. */
  readonly draftOf?: (values: Values) => Values;
  /** The values contain a bank account: their draft stays in the memory of the page. */
  readonly isSecret?: boolean;
  /** The part of secret values that may be stored while the page is left or loaded again; by default none. */
  readonly heldOf?: (values: Values) => Values;
  /** The fields are read-only at the moment. */
  readonly isLocked?: boolean;
  /** Resolves to success: then the fields show the server's values; otherwise the typed values stay. */
  readonly onSubmit: (parsed: Parsed) => Promise<boolean>;
}

interface DraftedForm<Values> extends ParsedForm<Values> {
  /** The fields show an unsaved draft, or values typed before the form became read-only. */
  readonly isUnsaved: boolean;
  /** Resets the fields to the server's values. */
  readonly restore: () => void;
}

/** A parsed form that restores what was typed before its page was left. Not for passwords. */
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
  isSecret = false,
  heldOf,
  isLocked = false,
  isChecked = false,
  parse,
  messages,
  onSubmit,
  onInvalid,
}: DraftedFormOptions<Values, Path, Failure, Parsed>): DraftedForm<Values> {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((store) => selectDraft(store, name)) as Values | undefined;
  const signOutsNow = useAppSelector(selectSignOuts);
  const signOuts = useFirst(signOutsNow);
  const ownerBefore = useAppSelector((store) => selectDraftOwner(store, name));
  const username = useAppSelector(selectUsername);
  const owner = useRef(ownerBefore ?? username);
  const isDrafted = kept !== undefined;
  const send = async (parsed: Parsed): Promise<void> => {
    const sent = thawed(form.getValues());
    if (!(await onSubmit(parsed))) return;
    // The draft is removed and the fields show the server's values; what was typed during the save was not
    // sent, and stays.
    if (isSame(form.getValues(), sent)) form.resetDirty();
    dispatch(draftDropped(name));
    setSettledCount((count) => count + 1);
  };
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: thawed(kept ?? saved),
    parse,
    messages,
    isChecked,
    onSubmit: (parsed) => void send(parsed),
    onInvalid,
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
        isSame(values, current.saved)
          ? draftDropped(name)
          : draftKept({ name, signOuts, owner: owner.current, values, isSecret }),
      );
    },
    [dispatch, isSecret, name, signOuts],
  );
  useHeldDraft(name, saved, () => {
    if (!form.isDirty() || signOutsNow !== signOuts) return null;
    const values = isSecret ? heldOf?.(form.getValues()) : draftOf(form.getValues());
    return values ? { values, owner: owner.current } : null;
  });
  const takeHeld = useEffectEvent(() => {
    const held = dispatch(takeHeldDraft(name, saved));
    // What is in memory was typed after it.
    if (held === null || isDrafted || form.isDirty()) return;
    owner.current = held.owner ?? owner.current;
    dispatch(draftKept({ name, signOuts, owner: owner.current, values: held.values, isSecret }));
    form.setValues(held.values);
  });
  useEffect(() => takeHeld(), [name]);

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

/** The value of the first rendering: what was true when the form was opened. */
function useFirst<Value>(value: Value): Value {
  return useState(value)[0];
}

function whole<Values>(values: Values): Values {
  return values;
}

/** A mutable copy: values from the store are frozen, and Mantine's form would copy them frozen. */
function thawed<Values>(values: Values): Values {
  return structuredClone(values);
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
