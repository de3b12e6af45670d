import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useFocusOnArrival } from '../../../src/ui/account/useFocusOnArrival';
import { markNavigated } from '../../../src/ui/design/navigationFocus';
import { PageHeading } from '../../../src/ui/design/PageHeading';
import { StepHeading } from '../../../src/ui/design/StepHeading';
import { useFocusOnChange } from '../../../src/ui/design/useFocusOnChange';

afterEach(cleanup);

/** Tells what has the focus at the end of each commit, before anything can be pressed on what it shows. */
function Commit({
  step,
  onEnd,
  children,
}: {
  readonly step: string;
  readonly onEnd: (focused: string) => void;
  readonly children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    onEnd((activeElement !== body && activeElement?.textContent) || 'nothing');
  }, [step, onEnd]);
  return children;
}

function ChangedHeading({ step }: { readonly step: string }): ReactElement {
  const heading = useFocusOnChange(step);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {step}
    </h2>
  );
}

function ArrivedPlace({ step }: { readonly step: string }): ReactElement {
  const place = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p ref={place} tabIndex={-1}>
      {step}
    </p>
  );
}

test.each<readonly [string, (step: string) => ReactNode]>([
  ['the heading of a page', (step) => <PageHeading key={step}>{step}</PageHeading>],
  ['the heading of a step that is put in', (step) => <StepHeading key={step}>{step}</StepHeading>],
  ['the heading of a step that changes', (step) => <ChangedHeading step={step} />],
  ['what comes in the place of a button', (step) => <ArrivedPlace key={step} step={step} />],
])('%s has the focus as soon as it stands, so that no key pressed on it is undone', (_, show) => {
  markNavigated();
  const focused: string[] = [];
  const onEnd = (text: string): void => {
    focused.push(text);
  };
  const commit = (step: string): ReactElement => (
    <MemoryRouter>
      <Commit step={step} onEnd={onEnd}>
        {show(step)}
      </Commit>
    </MemoryRouter>
  );
  const { rerender } = render(commit('Livraison'));
  rerender(commit('Conditions de vente'));
  expect(focused.at(-1)).toBe('Conditions de vente');
});
