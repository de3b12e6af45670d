import { Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { words } from '../design/shared.words.fr';
import { Button } from '../design/controls/Button';
import { Message } from '../design/feedback/Message';
import { lazyPart } from '../state/loading/lazyPart';
import { LossBoundary } from '../state/loading/LossBoundary';
import { useFetchedAhead } from '../state/loading/useFetchedAhead';

const ConfirmDialog = lazyPart(
  async () => (await import('../design/controls/ConfirmDialog')).ConfirmDialog,
);

interface ConfirmButtonProps {
  /** Label of the button. */
  readonly children: ReactNode;
  /** Title of the dialog. */
  readonly title: string;
  /** The consequence of the action, in one or two paragraphs. */
  readonly consequence: ReactNode;
  readonly icon?: ReactNode;
  /** By default outline; quiet in a row. */
  readonly variant?: 'outline' | 'quiet';
  readonly isBusy: boolean;
  /** Resolves after the server's answer. */
  readonly onConfirm: () => Promise<unknown>;
}

/**
 * A button for an irreversible action: a dialog asks for confirmation and then returns the focus. Its code is
 * fetched after the page; if it does not arrive, the press fetches it again, and a second failure is shown.
 */
export function ConfirmButton({
  children,
  title,
  consequence,
  icon,
  variant = 'outline',
  isBusy,
  onConfirm,
}: ConfirmButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFetched = useFetchedAhead(ConfirmDialog);
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button ref={button} variant={variant} icon={icon} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {(isFetched || isOpen) && (
        <LossBoundary instead={<Message tone="error">{words.confirmationLost}</Message>}>
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
