import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Fact, FactList } from '../../../../src/ui/design/data/FactList';
import { EmptyState } from '../../../../src/ui/design/feedback/EmptyState';
import { FailedScreen } from '../../../../src/ui/design/feedback/FailedScreen';
import { Message } from '../../../../src/ui/design/feedback/Message';
import { ToastRegion } from '../../../../src/ui/shell/ToastRegion';
import { operatorText } from '../../../../src/ui/words/operatorText.en';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const text = `Our answer: ${operatorText('Solde nul.')}`;
const toast = { id: 'a', from: 'a', tone: 'error', text } as const;
const idle = (): void => undefined;

test.each<readonly [string, ReactElement]>([
  ['a message', <Message tone="error">{text}</Message>],
  ['an empty list', <EmptyState message={text}>{null}</EmptyState>],
  [
    'a fact',
    <FactList>
      <Fact label="Status">{text}</Fact>
    </FactList>,
  ],
  ['a toast', <ToastRegion toasts={[toast]} onDismiss={idle} />],
])('%s marks what the server wrote as French', (_, element) => {
  renderInMantine(element);
  expect(screen.getByText('Solde nul.').lang).toBe('fr');
});

test.each<readonly [string, ReactElement]>([
  ['a failed screen', <FailedScreen level={3} explanation={text} busy={false} onRetry={idle} />],
])('%s marks what the server wrote as French', (_, element) => {
  renderInMantine(<MemoryRouter>{element}</MemoryRouter>);
  expect(screen.getByText('Solde nul.').lang).toBe('fr');
});
