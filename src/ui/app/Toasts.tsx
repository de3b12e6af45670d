import { lazy, Suspense, type ReactElement } from 'react';
import { selectToasts } from '../../application/shell/toastsSlice';
import { useAppSelector } from '../state/appHooks';

const ToastQueue = lazy(async () => ({
  default: (await import('./ToastQueue')).ToastQueue,
}));

/** Toasts are rare: their code is fetched with the first one. */
export function Toasts(): ReactElement | null {
  const isEmpty = useAppSelector(selectToasts).length === 0;
  if (isEmpty) return null;
  return (
    <Suspense>
      <ToastQueue />
    </Suspense>
  );
}
