import { useEffect, useRef, useState } from 'react';
import { draftKept, selectDraft, selectSignOuts } from '../../../application/drafts/draftsSlice';
import { readFieldValues } from '../../../domain/basis/readFieldValues';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import type { TypedPerson } from './TypedPerson';

const NAME = 'access';
const nobody = { lastname: '', firstname: '', email: '' };

/**
 * What was typed in the panel. It survives the way to another page of the site and back, until a sign-out;
 * `email` is what a page has carried here.
 */
export function useTypedPerson(email: string): [TypedPerson, (more: Partial<TypedPerson>) => void] {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, NAME));
  const signOuts = useAppSelector(selectSignOuts);
  const [typed, setTyped] = useState<TypedPerson>(() => {
    const before = readFieldValues<typeof nobody>(kept, nobody) ?? nobody;
    return { ...before, email: email || before.email };
  });
  const latest = useRef({ typed, signOuts });
  useEffect(() => {
    latest.current = { typed, signOuts };
  });
  useEffect(
    () => () => {
      const { typed: values, ...open } = latest.current;
      dispatch(draftKept({ name: NAME, owner: null, values: { ...values }, ...open }));
    },
    [dispatch],
  );
  return [typed, (more) => setTyped((known) => ({ ...known, ...more }))];
}
