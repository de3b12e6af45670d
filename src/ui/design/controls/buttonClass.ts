import styles from './Button.module.css';

/**
 * primary: the brand; action: the accent, at most one per screen; danger: destroys something; outline and
 * quiet: the rest.
 */
export const buttonVariants = ['primary', 'action', 'danger', 'outline', 'quiet'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];

/** Class names of a button, for Mantine's and for links. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}
