import { describe, it } from 'vitest';
import { serveBrokenAnswers, walkBroken } from './walkBroken';

serveBrokenAnswers();

describe('P7.2 no broken answer of the server breaks a page', () => {
  it.each([
    ['home', '/', 20_261_122],
    ['dashboard', '/member/dashboard', 20_261_123],
    ['refunds', '/espace/gratuite/remboursement', 20_261_124],
  ] as const)('%s at %s, seed %d', walkBroken);
});
