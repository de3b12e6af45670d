import { MantineContext, MantineThemeProvider } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import '../../../generated/mantine-variables.css';
import './areaBase.css';
import { shownColorScheme, watchColorScheme } from './colorScheme';
import styles from './MantineArea.module.css';
import { theme } from './theme';

const nothing = (): undefined => undefined;

/** What Mantine's components ask of their provider; the scheme and its storage are ours. */
const context = {
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: nothing,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

/**
 * Mantine for a lazy area with forms. It carries the styles of text, password and select fields;
 * an area that uses more imports `@mantine/core/styles/X.css` itself. The scheme stands on the wrapper, so
 * <html> keeps the visitor's choice. MantineProvider would bring 3 kB of variables and storage that the site makes at build
 * time, or keeps itself.
 */
export function MantineArea({ children }: { readonly children: ReactNode }): ReactElement {
  const scheme = useSyncExternalStore(watchColorScheme, shownColorScheme, () => 'light' as const);
  return (
    <MantineContext value={{ ...context, colorScheme: scheme }}>
      <MantineThemeProvider theme={theme}>
        <div data-mantine-area="" data-mantine-color-scheme={scheme} className={styles.area}>
          {children}
        </div>
      </MantineThemeProvider>
    </MantineContext>
  );
}
