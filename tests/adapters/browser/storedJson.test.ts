import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { storedJson, watchedJson } from '../../../src/adapters/browser/storage/storedJson';

const stored = storedJson<unknown>(
  localKeyValueStore(() => localStorage),
  'thing',
);

beforeEach(() => {
  localStorage.clear();
});

describe('a value stored as JSON', () => {
  it('is null before the first write and after a clear', () => {
    expect(stored.read()).toBeNull();
    stored.write({ a: [1] });
    expect({ ...localStorage }).toEqual({ thing: '{"a":[1]}' });
    expect(stored.read()).toEqual({ a: [1] });
    stored.clear();
    expect(stored.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '', 'undefined', '{"a":'])('« %s » is read as null', (text) => {
    localStorage.setItem('thing', text);
    expect(stored.read()).toBeNull();
  });

  it.each(['3', '"x"', '[]', 'true'])('%s is returned unchanged', (text) => {
    localStorage.setItem('thing', text);
    expect(stored.read()).toEqual(JSON.parse(text));
  });
});

it('reports a change of another tab', () => {
  const tabs = new EventTarget();
  const onChange = vi.fn();
  const stop = watchedJson(
    localKeyValueStore(() => localStorage),
    'thing',
    () => tabs,
  ).watch(onChange);
  const change = (key: string): boolean =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('thing');
  change('token');
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  change('thing');
  expect(onChange).toHaveBeenCalledOnce();
});
