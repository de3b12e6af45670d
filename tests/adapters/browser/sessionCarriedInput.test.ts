import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  parseCarriedInput,
  takeCarriedInput,
  writeCarriedInput,
} from '../../../src/adapters/browser/storage/sessionCarriedInput';

const input = {
  page: '/payer-en-ligne',
  state: { notice: { number: '26104887' } },
  fields: [{ position: 1, name: null, value: 'AB-123-CD', isTicked: false }],
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('what is taken along to the same page in another language, or of another release', () => {
  it('is taken once', () => {
    writeCarriedInput(input);
    expect(takeCarriedInput()).toEqual(input);
    expect(takeCarriedInput()).toBeNull();
  });

  it.each([
    null,
    'null',
    '7',
    '[]',
    '{"page":"//other.example","fields":7}',
    '{"page":"faq","fields":[]}',
    '{"page":7,"fields":[]}',
  ])('%s is none', (text) => {
    expect(parseCarriedInput(text)).toBeNull();
  });

  it('fields out of bounds are left out', () => {
    const long = 'x'.repeat(5_001);
    const fields = [
      ...input.fields,
      null,
      { ...input.fields[0], name: 7 },
      { position: 1, value: '', isTicked: true },
      { position: -1, name: null, value: '', isTicked: true },
      { position: 1.5, name: null, value: '', isTicked: true },
      { position: 1, name: null, value: long, isTicked: true },
      { position: 1, name: null, value: 7, isTicked: true },
      { position: 1, name: null, value: '', isTicked: 'yes' },
    ];
    expect(parseCarriedInput(JSON.stringify({ ...input, fields }))).toEqual(input);
  });

  it('nothing is taken along where the browser forbids storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    writeCarriedInput(input);
    expect(takeCarriedInput()).toBeNull();
  });
});
