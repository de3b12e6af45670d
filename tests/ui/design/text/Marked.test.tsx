import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Marked } from '../../../../src/ui/design/text/Marked';

afterEach(cleanup);

test('the parts between brackets are rendered by the caller, in the order of the sentence', () => {
  const { container } = render(
    <Marked
      text="Lisez [les conditions] et [la notice]."
      mark={(part, index) => <a href={`#${String(index)}`}>{part}</a>}
    />,
  );
  expect(container.innerHTML).toBe(
    'Lisez <a href="#0">les conditions</a> et <a href="#1">la notice</a>.',
  );
});
