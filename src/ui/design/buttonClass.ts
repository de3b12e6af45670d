import styles from './Button.module.css';

/** primary: the brand; action: the accent, at most one per screen; outline and quiet: the rest. */
export type ButtonVariant = 'primary' | 'action' | 'outline' | 'quiet';

/** Class names of a button, for the few places that are neither a `Button` nor a `ButtonLink`. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}
