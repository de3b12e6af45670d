// @vitest-environment node
import { expect, it } from 'vitest';
import { purchaseSteps } from '../../../src/domain/purchase/purchaseStep';
import { words as english } from '../../../src/ui/purchase/flow.words.en';
import { words as french } from '../../../src/ui/purchase/flow.words.fr';

it.each([
  ['French', french],
  ['English', english],
])(
  '%s: the titles of the steps are in the order of the steps, which the progress shows',
  (_, words) => {
    expect(Object.keys(words.stepTitles)).toEqual(purchaseSteps);
    expect(Object.keys(words.shortStepTitles)).toEqual(purchaseSteps);
  },
);
