import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useRef, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import '../../../../generated/mantine-variables.css';
import './areaBase.css';
import './print.css';
import { shownColorScheme, watchColorScheme } from './colorScheme';
import { components } from './components';
import './forcedColors.css';
import styles from './MantineArea.module.css';
import { theme } from './theme';

const themes = mergeThemeOverrides(theme, components);

/**
 * Mantine for the site. The variables are in a style sheet that is made at build time, because the content
 * security policy forbids style elements. The colour scheme is the site's: its attribute for Mantine is on
 * the wrapper, so that <html> still has the visitor's choice. A component that few pages use is imported with
 * its own `@mantine/core/styles/X.layer.css` there.
 */
export function MantineArea({ children }: { readonly children: ReactNode }): ReactElement {
  const scheme = useSyncExternalStore(watchColorScheme, shownColorScheme, () => 'light' as const);
  const root = useRef<HTMLDivElement>(null);
  return (
    <MantineProvider
      theme={themes}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
      getRootElement={() => root.current ?? undefined}
    >
      <div ref={root} data-mantine-area="" className={styles.area}>
        {children}
      </div>
    </MantineProvider>
  );
}
