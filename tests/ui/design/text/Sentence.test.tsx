import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sentence } from '../../../../src/ui/design/text/Sentence';
import { operatorText } from '../../../../src/ui/words/en/operatorText';

afterEach(cleanup);

test('what the server wrote is marked as French', () => {
  const { container } = render(
    <Sentence>{`Our answer: ${operatorText('Solde nul.')} Try later.`}</Sentence>,
  );
  expect(container.innerHTML).toBe('Our answer: <span lang="fr">Solde nul.</span> Try later.');
});

test('a sentence of the site has no markup', () => {
  const { container } = render(<Sentence>Try again.</Sentence>);
  expect(container.innerHTML).toBe('Try again.');
});
