import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hiddenPart } from '../../../../src/ui/design/text/hiddenPart';
import { Marked } from '../../../../src/ui/design/text/Marked';
import { operatorText } from '../../../../src/ui/words/operatorText.en';

afterEach(cleanup);

test('the parts between brackets are rendered by the caller, in the order of the sentence', () => {
  const { container } = render(
    <Marked
      text="Lisez [les conditions] et [la notice]."
      mark={(part, index) => <a href={`#${String(index)}`}>{part}</a>}
    />,
  );
  expect(container.innerHTML).toBe(
    '<span>Lisez</span> <a href="#0">les conditions</a> <span>et</span> <a href="#1">la notice</a><span>.</span>',
  );
});

test('a part may contain the brackets of a file name', () => {
  const { container } = render(
    <Marked text="Retirer [le fichier scan[1].pdf (RIB)]" mark={hiddenPart} />,
  );
  expect(container.innerHTML).toBe(
    '<span>Retirer</span> <span class="tp-hidden"><span>le fichier scan[1].pdf (RIB)</span></span>',
  );
});

test('a hidden part marks what the server wrote', () => {
  const { container } = render(
    <Marked text={`Read the document[: ${operatorText('Bilan')}]`} mark={hiddenPart} />,
  );
  expect(container.innerHTML).toBe(
    '<span>Read the document</span><span class="tp-hidden"><span>: </span><span lang="fr">Bilan</span></span>',
  );
});
