import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../design/Button';
import { Message } from '../design/Message';
import { lazyPart } from '../state/lazyPart';
import { LossBoundary } from '../state/LossBoundary';

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

/**
 * A button for what cannot be taken back: a dialog asks once more, and gives the focus back. Its code is fetched once the page
 * stands; where that failed, each press asks for it again, and says so if it does not come.
 */
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
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    void ConfirmDialog.fetchAhead().then(setFetched);
  }, []);
  const open = (): void => {
    setOpen(true);
    setPresses(presses + 1);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button ref={button} variant="outline" onClick={open}>
        {children}
      </Button>
      {(isFetched || isOpen) && (
        <LossBoundary
          resetKey={String(presses)}
          instead={() => (
            <Message tone="error">
              La demande de confirmation n'a pas pu s'afficher. Vérifiez votre connexion, puis
              réessayez{'\u202f'}; si cela se répète, rechargez la page.
            </Message>
          )}
        >
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
        </LossBoundary>
      )}
    </>
  );
}
