import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { FooterControls } from '../../../../src/ui/app/islands/FooterControls';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('D215-1, D221-5 every footer leads to both ways to end a contract, in the words of the law', () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(
    <Provider store={createAppStore(fakePorts())}>
      <MemoryRouter>
        <FooterControls />
      </MemoryRouter>
    </Provider>,
  );
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Résilier votre contrat', '/nous-contacter/resilier'],
    ['Renoncer au contrat ici', '/nous-contacter/renoncer'],
  ]);
});
