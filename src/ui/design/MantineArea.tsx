import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import '../../../generated/mantine-variables.css';
import './areaBase.css';
import { shownColorScheme, watchColorScheme } from './colorScheme';
import styles from './MantineArea.module.css';
import { theme } from './theme';

/** The visitor's choice is ours to keep: Mantine reads and writes nothing. */
const inertManager: MantineColorSchemeManager = {
  get: (value) => value,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

const noRoot = (): undefined => undefined;

/**
 * Mantine for a lazy area with forms. It carries the styles of text, password, select, checkbox and switch fields;
 * an area that uses more imports `@mantine/core/styles/X.css` itself. The scheme stands on the wrapper, so
 * <html> keeps the visitor's choice.
 */
export function MantineArea({ children }: { readonly children: ReactNode }): ReactElement {
  const scheme = useSyncExternalStore(watchColorScheme, shownColorScheme, () => 'light' as const);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      colorSchemeManager={inertManager}
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <div data-mantine-area="" data-mantine-color-scheme={scheme} className={styles.area}>
        {children}
      </div>
    </MantineProvider>
  );
}
