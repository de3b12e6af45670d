import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContractEndings } from '../../../src/ui/shell/ContractEndings';

test('D215-1, D221-5 every footer, painted too, leads to both ways to end a contract', () => {
  const painted = document.createElement('ul');
  painted.innerHTML = renderToString(
    <MemoryRouter>
      <ContractEndings />
    </MemoryRouter>,
  );
  const links = [...painted.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Résilier votre contrat', '/nous-contacter/resilier'],
    ['Renoncer au contrat ici', '/nous-contacter/renoncer'],
  ]);
});
