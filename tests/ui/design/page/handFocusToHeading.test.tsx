import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { handFocusToHeading } from '../../../../src/ui/design/page/focus';

afterEach(cleanup);

const focused = (): string | null | undefined =>
  document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent;

interface PageProps {
  readonly isFailed: boolean;
  readonly takesFocus?: boolean;
  /** The element around the part that failed. */
  readonly Around?: 'section' | 'li' | 'div';
}

function Page({ isFailed, takesFocus = false, Around = 'section' }: PageProps): ReactElement {
  return (
    <main>
      <h1>Vos badges</h1>
      <Around>
        <h2>Actifs</h2>
        {isFailed ? (
          <div>
            <h3>Le chargement a échoué</h3>
            <button ref={handFocusToHeading}>Réessayer</button>
          </div>
        ) : (
          <Loaded takesFocus={takesFocus} />
        )}
      </Around>
      <input aria-label="Recherche" />
    </main>
  );
}

function Loaded({ takesFocus }: { readonly takesFocus: boolean }): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={place} tabIndex={-1}>
      64010827
    </p>
  );
}

describe('a button that disappears after its action', () => {
  it.each([
    ['section', 'Actifs'],
    ['li', 'Actifs'],
    ['div', 'Vos badges'],
  ] as const)('in a %s, hands the focus to « %s »', async (Around, heading) => {
    const { rerender } = render(<Page isFailed Around={Around} />);
    screen.getByRole('button').focus();
    rerender(<Page isFailed={false} Around={Around} />);
    await waitFor(() => expect(focused()).toBe(heading));
  });

  it('leaves the focus to the new content', async () => {
    const { rerender } = render(<Page isFailed />);
    screen.getByRole('button').focus();
    rerender(<Page isFailed={false} takesFocus />);
    await Promise.resolve();
    expect(focused()).toBe('64010827');
  });

  it('does not move the focus from another element', async () => {
    const { rerender } = render(<Page isFailed />);
    screen.getByLabelText('Recherche').focus();
    rerender(<Page isFailed={false} />);
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByLabelText('Recherche'));
  });
});
