import { useEffect, useEffectEvent } from 'react';
import { takeHeldDraft } from '../../../application/drafts/heldDrafts';
import { holdDraft } from '../../../application/drafts/holdDraft';
import type { FieldValues } from '../../../domain/basis/parseFields';
import { useAppDispatch } from '../../state/appHooks';

/**
 * Holds what is typed while the document is left or loaded again, unless the back/forward cache keeps it.
 * `typed`: the values that may be stored; null for nothing. `owner` as for `holdDraft`.
 */
export function useHeldDraft<Values extends FieldValues>(
  name: string,
  model: Values,
  typed: () => { readonly values: Values; readonly owner: string | null } | null,
): void {
  const dispatch = useAppDispatch();
  const hold = useEffectEvent(() => {
    const draft = typed();
    if (draft) dispatch(holdDraft(name, draft.values, draft.owner));
  });
  const drop = useEffectEvent((isKept: boolean) => {
    if (isKept) dispatch(takeHeldDraft(name, model));
  });
  useEffect(() => {
    const onHide = (): void => hold();
    const onShow = ({ persisted }: PageTransitionEvent): void => drop(persisted);
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
