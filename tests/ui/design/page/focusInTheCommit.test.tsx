import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import {
  markNavigated,
  useFocusOnArrival,
  useFocusOnStep,
} from '../../../../src/ui/design/page/focus';
import { PageHeading } from '../../../../src/ui/design/page/PageHeading';
import { StepHeading } from '../../../../src/ui/design/page/StepHeading';

afterEach(cleanup);

/** Reports the focused element at the end of each commit, before the visitor can press a key. */
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
  const heading = useFocusOnStep(step);
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
  ['the heading of a mounted step', (step) => <StepHeading key={step}>{step}</StepHeading>],
  ['the heading of a step that changes', (step) => <ChangedHeading step={step} />],
  ['an element that replaces a button', (step) => <ArrivedPlace key={step} step={step} />],
])(
  '%s has the focus in the commit that renders it, so that no later key press is undone',
  (_, show) => {
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
  },
);
