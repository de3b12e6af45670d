// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatFileSize } from '../../../../src/ui/forms/file/formatFileSize.fr';

describe('a file size for display', () => {
  it.each([
    [0, '0 o'],
    [999, '999 o'],
    [1_000, '1 Ko'],
    [182_400, '182 Ko'],
    [999_499, '999 Ko'],
    [999_500, '1 Mo'],
    [1_449_999, '1,4 Mo'],
    [10_000_000, '10 Mo'],
    [20_040_000, '20 Mo'],
    [10_049_999, '10 Mo'],
    [10_050_001, '10,1 Mo'],
  ])('%d bytes: %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u202F'));
  });
});
