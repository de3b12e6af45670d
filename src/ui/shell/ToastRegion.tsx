import { Notification } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { words } from './shell.words.fr';
import { alertIcon, checkIcon } from '../../../generated/icons';
import { Icon } from '../design/icon/Icon';
import { Sentence } from '../design/text/Sentence';
import styles from './ToastRegion.module.css';

export interface ToastView {
  readonly id: string;
  /** The kind of the notice, as a `data-` attribute. */
  readonly from: string;
  readonly tone: 'error' | 'success';
  readonly text: string;
}

const looks = {
  error: { color: 'red', icon: <Icon of={alertIcon} /> },
  success: { color: 'teal', icon: <Icon of={checkIcon} /> },
} as const;

interface ToastRegionProps {
  readonly toasts: readonly ToastView[];
  readonly onDismiss: (id: string) => void;
}

/** Duration of a toast, in milliseconds (P8.1). */
const TOAST_MS = 7000;
const TICK_MS = 250;

/** The toasts, newest last. Their timer pauses while the pointer or the focus is on one of them. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps): ReactElement {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const origin = useRef<EventTarget | null>(null);

  const enter = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const close = (id: string): void => {
    onDismiss(id);
    setFocused(false);
    if (toasts.length === 1) setHovered(false);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  return (
    <div
      className={`tp-screen ${styles.region}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          isPaused={(isHovered || isFocused) && toasts.length > 0}
          onExpired={() => onDismiss(toast.id)}
          onClose={() => close(toast.id)}
        />
      ))}
    </div>
  );
}

interface ToastProps {
  readonly toast: ToastView;
  readonly isPaused: boolean;
  readonly onExpired: () => void;
  readonly onClose: () => void;
}

function Toast({ toast, isPaused, onExpired, onClose }: ToastProps): ReactElement {
  const left = useRef(TOAST_MS);
  const expire = useRef(onExpired);
  useEffect(() => {
    expire.current = onExpired;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      left.current -= TICK_MS;
      if (left.current <= 0) expire.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  return (
    <Notification
      role={toast.tone === 'error' ? 'alert' : 'status'}
      data-from={toast.from}
      className={styles.toast}
      w="100%"
      maw="26rem"
      withBorder
      {...looks[toast.tone]}
      closeButtonProps={{ 'aria-label': words.toast.close, size: 44 }}
      onClose={onClose}
    >
      <Sentence>{toast.text}</Sentence>
    </Notification>
  );
}
