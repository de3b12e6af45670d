import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import {
  draftDropped,
  draftKept,
  selectDraft,
  selectSignOuts,
} from '../../../application/drafts/draftsSlice';
import { takeHeldDraft } from '../../../application/drafts/heldDrafts';
import { readFieldValues } from '../../../domain/basis/readFieldValues';
import { useHeldDraft } from '../../forms/form/useHeldDraft';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

const NAME = 'access';
const nobody = { lastname: '', firstname: '', email: '' };

/**
 * What was typed in the panel, in a first connection or for a lost password. It survives the way to another
 * page of the site and back, until a sign-in; `email` is what a page has carried here.
 */
export function useTypedPerson(email: string): [TypedPerson, (more: Partial<TypedPerson>) => void] {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, NAME));
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const signOutsNow = useAppSelector(selectSignOuts);
  const [signOuts] = useState(signOutsNow);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [typed, setTyped] = useState<TypedPerson>(() => {
    const held = dispatch(takeHeldDraft(NAME, nobody))?.values;
    const before = readFieldValues<typeof nobody>(kept, nobody) ?? held ?? nobody;
    // On the way back or after a reload, what was typed is newer than what was carried here.
    return { ...before, email: (isReturn && before.email) || email || before.email };
  });
  useHeldDraft(NAME, nobody, () =>
    isSignedIn || signOutsNow !== signOuts || isNobody(typed)
      ? null
      : { values: { ...typed }, owner: null },
  );
  const latest = useRef({ typed, isSignedIn });
  useEffect(() => {
    latest.current = { typed, isSignedIn };
  });
  useEffect(
    () => () => {
      const { typed: values, isSignedIn: isDone } = latest.current;
      const draft = { name: NAME, signOuts, owner: null, values: { ...values } };
      dispatch(isDone ? draftDropped(NAME) : draftKept(draft));
    },
    [dispatch, signOuts],
  );
  return [typed, (more) => setTyped((known) => ({ ...known, ...more }))];
}

function isNobody(person: TypedPerson): boolean {
  return Object.values(person).every((typed) => typed === '');
}

/**
 * Values typed in one form of the panel, reused when the visitor switches between sign-in and sign-up. Never
 * contains a password.
 */
export interface TypedPerson {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
}

/** Props of a form of the panel: initial values of its fields, and a callback for their changes. */
export interface AccessPartProps {
  readonly typed: TypedPerson;
  readonly onTyped: (more: Partial<TypedPerson>) => void;
}
