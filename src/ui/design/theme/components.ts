import {
  defaultVariantColorsResolver,
  type ButtonProps,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import { buttonClass, buttonVariants, type ButtonVariant } from '../controls/buttonClass';
import styles from './components.module.css';

const isOwnVariant = (variant: unknown): variant is ButtonVariant =>
  buttonVariants.some((own) => own === variant);

/** The class names of our variants colour a button: the same style sheet as for links. */
const variantColorResolver: VariantColorsResolver = (input) =>
  isOwnVariant(input.variant)
    ? { background: 'transparent', hover: 'var(--tp-brand-50)', color: '', border: '' }
    : defaultVariantColorsResolver(input);

/** How Mantine's components look on this site: sizes, defaults and class names. */
export const components: MantineThemeOverride = {
  variantColorResolver,
  components: {
    Button: {
      classNames: (_theme: unknown, { variant }: ButtonProps) =>
        isOwnVariant(variant)
          ? {
              root: `${buttonClass(variant)} ${styles.button}`,
              inner: styles.label,
              label: styles.label,
            }
          : {},
    },
    // 44 px targets; text of 16 px, because phones zoom into a field with smaller text.
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': 'var(--tp-control)' } }),
    },
    // The label is the accessible name, letter for letter: optional fields say so in their description.
    InputWrapper: {
      defaultProps: { size: 'md', withAsterisk: false },
      classNames: { label: styles.fieldLabel, error: styles.fieldError },
    },
    // Outside a wrapper, as in a group of radio buttons.
    InputLabel: { defaultProps: { size: 'md' } },
    InputDescription: { defaultProps: { size: 'md' } },
    InputError: { defaultProps: { size: 'md' } },
    ActionIcon: {
      defaultProps: { variant: 'quiet' },
      classNames: { root: styles.iconButton },
      vars: () => ({ root: { '--ai-size': 'var(--tp-control)' } }),
    },
    PasswordInput: { vars: () => ({ root: { '--psi-button-size': '2.5rem' } }) },
    Tabs: { classNames: { tab: styles.tab } },
    Switch: { defaultProps: { size: 'md' }, classNames: { ...inlineField(), track: styles.track } },
    Checkbox: {
      defaultProps: { size: 'sm' },
      classNames: { ...inlineField(), inner: styles.box },
    },
    Radio: { defaultProps: { size: 'sm' }, classNames: inlineField() },
    Alert: {
      defaultProps: { variant: 'light' },
      classNames: { root: styles.alert, message: styles.alertMessage },
    },
    Badge: {
      defaultProps: { variant: 'light', size: 'lg', radius: 'xl' },
      classNames: { root: styles.pill, label: styles.label },
    },
    SegmentedControl: {
      defaultProps: { color: 'brand' },
      classNames: { root: styles.segments },
      vars: () => ({ root: { '--sc-padding': '0.375rem 1.25rem', '--sc-font-size': '1rem' } }),
    },
    // A card has the line of the tokens in both schemes.
    Paper: {
      defaultProps: { radius: 'lg', withBorder: true },
      vars: () => ({ root: { '--paper-border-color': 'var(--tp-line)' } }),
    },
    // Mantine's colours follow the nearest scheme attribute: floating parts must stay inside the area.
    Portal: { defaultProps: { target: '[data-mantine-area]' } },
    // A scroll lock writes a <style> element, which the content security policy forbids.
    ModalRoot: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
  },
};

/** Class names of a box with its label beside it, 44 px high. */
function inlineField(): Readonly<Record<string, string | undefined>> {
  return {
    body: styles.inlineBody,
    label: styles.inlineLabel,
    labelWrapper: styles.inlineWords,
    description: styles.inlineHint,
    error: styles.inlineHint,
  };
}
