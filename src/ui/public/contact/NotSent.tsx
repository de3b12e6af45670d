import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';

/** Stays after the toast of a failed sending (P8.14), which is what screen readers announce. */
export function NotSent({ children }: { readonly children: string }): ReactElement {
  return (
    <Alert role="group" color="red" icon={<Icon of={alertIcon} />}>
      {children}
    </Alert>
  );
}
