import type { ReactElement } from 'react';
import { printerIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import { Button } from './Button';

/** Prints the page. */
export function PrintButton({ children }: { readonly children: string }): ReactElement {
  return (
    <Button variant="outline" icon={<Icon of={printerIcon} />} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
