import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import styles from './AsyncButton.module.css';
import busyStyles from './Busy.module.css';
import { Button, type ButtonProps } from './Button';

export type AsyncState = 'idle' | 'loading' | 'success' | 'fail';

/** How long an outcome shows before the button rests, in milliseconds (P4.24, M4.12). */
const OUTCOME_MS = 2500;

const defaultMessages = { loading: 'En cours…', success: "C'est fait", fail: 'Échec' };

type Outcome = keyof typeof defaultMessages;

export interface AsyncButtonProps extends Omit<ButtonProps, 'busy' | 'children' | 'aria-disabled'> {
  readonly children: ReactNode;
  /** How the work stands, as its owner knows it. */
  readonly state: AsyncState;
  readonly messages?: Partial<Record<Outcome, string>>;
  /** No toast and no other page tells a success: the button does. A failure is always told elsewhere, with its reason. */
  readonly tellsSuccess?: boolean;
}

/**
 * Idle, loading, then success or fail, and idle again after 2.5 s; clicks count only when idle (P4.24). Disabled or not, it
 * keeps the focus: who has just pressed it stays where they are. Listeners hear that it works; the outcome is shown here and read
 * where it is told in full, once.
 */
export function AsyncButton({
  children,
  messages,
  onClick,
  disabled = false,
  state: told,
  tellsSuccess = false,
  ...rest
}: AsyncButtonProps): ReactElement {
  const state = useResting(told);
  const words = { ...defaultMessages, ...messages };
  const outcome = state === 'idle' ? undefined : words[state];

  const isAnnounced = state === 'loading' || (state === 'success' && tellsSuccess);

  return (
    <>
      <Button
        {...rest}
        data-disabled={disabled && state === 'idle' ? '' : undefined}
        aria-disabled={disabled || state !== 'idle'}
        onClick={!disabled && state === 'idle' ? onClick : (event) => event.preventDefault()}
      >
        <span className={styles.stack}>
          <span className={outcome && styles.faded}>{children}</span>
          {outcome !== undefined && (
            <span
              className={`${styles.outcome} ${state === 'loading' ? busyStyles.busy : ''}`}
              aria-hidden="true"
            >
              {state === 'success' && <Sign path="m2 7.5 3.5 3.5L12 3.5" />}
              {state === 'fail' && <Sign path="m3 3 8 8m0-8-8 8" />}
              {outcome}
            </span>
          )}
        </span>
      </Button>
      <span role="status" className="tp-hidden">
        {isAnnounced && outcome}
      </span>
    </>
  );
}

function Sign({ path }: { readonly path: string }): ReactElement {
  return (
    <svg width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d={path} />
    </svg>
  );
}

/** The state as shown: an outcome turns back to idle when its time has passed. */
function useResting(state: AsyncState): AsyncState {
  const [seen, setSeen] = useState(state);
  const [isRested, setRested] = useState(false);
  if (seen !== state) {
    setSeen(state);
    setRested(false);
  }
  useEffect(() => {
    if (state !== 'success' && state !== 'fail') return;
    const timer = setTimeout(() => setRested(true), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return isRested ? 'idle' : state;
}
