import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { LockedBadge } from '../../../../src/ui/member/badge/LockedBadge';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

it.each([
  ['active', false, true],
  ['opposed', false, false],
  // The server may allow changes of a badge in any state (M6.4).
  ['opposed', true, true],
] as const)(
  'M4.3 a badge that is %s, editable in this visit: %s',
  (status, wasEditable, isSync) => {
    renderInMantine(
      <Provider store={createAppStore(fakePorts())}>
        <LockedBadge status={status} wasEditable={wasEditable} isSaved={false} />
      </Provider>,
    );
    expect(screen.queryByRole('button', { name: 'Actualiser' }) !== null).toBe(isSync);
    expect(screen.queryByText(/n'est plus en service/) !== null).toBe(!isSync);
  },
);
