import { describe, it } from 'vitest';
import { screens } from '../../../e2e/support/screens';
import { serveBrokenAnswers, walkBroken } from './walkBroken';

serveBrokenAnswers();

const walked = Object.entries(screens).map(
  ([name, [address]], index) => [name, address, 20_261_122 + index] as const,
);

describe('P7.2 no broken answer of the server breaks a page', () => {
  it.each(walked)('%s at %s, seed %d', walkBroken);
});
