import { Loader } from '@mantine/core';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { words } from '../shared.words.fr';
import { checkIcon, closeIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import styles from './AsyncButton.module.css';
import { Button, type ButtonProps } from './Button';

export type AsyncState = 'idle' | 'loading' | 'success' | 'fail';

/** Time for which a result is shown, in milliseconds (P4.24, M4.12). */
const OUTCOME_MS = 2500;

type Outcome = keyof typeof words.outcomes;

export interface AsyncButtonProps extends Omit<ButtonProps, 'busy' | 'children' | 'aria-disabled'> {
  readonly children: ReactNode;
  /** State of the action, given by its owner. */
  readonly state: AsyncState;
  readonly messages?: Partial<Record<Outcome, string>>;
  /** Shows its states without words, which are still announced. */
  readonly isIcon?: boolean;
  /** Announce the success here, because no toast or page does. A failure is always reported elsewhere. */
  readonly announcesSuccess?: boolean;
}

/**
 * Idle, loading, then success or failure, and idle again after 2.5 s; clicks count only when idle (P4.24).
 * It keeps the focus in every state. Screen readers announce that it is loading; the result is shown here,
 * and announced once, where it is reported in full.
 */
export function AsyncButton({
  children,
  icon,
  messages,
  onClick,
  disabled = false,
  state: given,
  isIcon = false,
  announcesSuccess = false,
  ...rest
}: AsyncButtonProps): ReactElement {
  const state = useResting(given);
  const outcome = state === 'idle' ? undefined : { ...words.outcomes, ...messages }[state];

  const isAnnounced = state === 'loading' || (state === 'success' && announcesSuccess);

  return (
    <>
      <Button
        {...rest}
        data-disabled={disabled && state === 'idle' ? true : undefined}
        data-failed={state === 'fail' ? true : undefined}
        aria-disabled={disabled || state !== 'idle'}
        onClick={!disabled && state === 'idle' ? onClick : (event) => event.preventDefault()}
      >
        <span className={styles.stack}>
          <span>
            {icon}
            {typeof children === 'string' ? <span>{children}</span> : children}
          </span>
          {outcome !== undefined && (
            <span className={styles.outcome} aria-hidden="true">
              {state === 'loading' && <Loader size={16} color="currentColor" />}
              {state === 'success' && <Icon of={checkIcon} />}
              {state === 'fail' && <Icon of={closeIcon} />}
              {!isIcon && <span>{outcome}</span>}
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

/** The displayed state: a result becomes idle after its time. */
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
