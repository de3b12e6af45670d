import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../design/Button';
import { lazyPart } from '../state/lazyPart';

const ConfirmDialog = lazyPart(async () => (await import('../design/ConfirmDialog')).ConfirmDialog);

interface ConfirmButtonProps {
  /** The words of the button. */
  readonly children: ReactNode;
  /** The dialog's title. */
  readonly title: string;
  /** What will happen, in a paragraph or two. */
  readonly consequence: ReactNode;
  readonly isBusy: boolean;
  /** Answers when the server has. */
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be taken back: a dialog asks once more, and gives the focus back. */
export function ConfirmButton({
  children,
  title,
  consequence,
  isBusy,
  onConfirm,
}: ConfirmButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    // Once the page stands; when that fails, the click tries again.
    import('../design/ConfirmDialog').then(
      () => setFetched(true),
      () => undefined,
    );
  }, []);
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button ref={button} variant="outline" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {(isFetched || isOpen) && (
        <Suspense>
          <ConfirmDialog
            title={title}
            isOpen={isOpen}
            isBusy={isBusy}
            onCancel={close}
            onConfirm={() => void onConfirm().then(close)}
          >
            {consequence}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
