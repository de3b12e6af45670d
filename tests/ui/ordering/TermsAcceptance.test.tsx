import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { TermsAcceptance } from '../../../src/ui/ordering/TermsAcceptance';
import { renderInMantine } from '../../support/browser/renderInMantine';

afterEach(cleanup);

it.each(['/', '/en'])('P5.9 the terms have one address in every language: at %s', (basename) => {
  renderInMantine(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <TermsAcceptance
        to="/documents/conditions.pdf"
        label="Conditions"
        isAccepted={false}
        onAccept={() => undefined}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /^Conditions/ });
  expect(link.getAttribute('href')).toBe('/documents/conditions.pdf');
});
