import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { fieldValuesLike } from '../../../src/domain/purchase/fieldValuesLike';

const template = { name: 'usual', isOn: false, block: { line: 'usual', deep: { isOn: true } } };

describe('values of a form decoded from any value', () => {
  it.each<[string, unknown, object]>([
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['a text', 'name', {}],
    ['a list', ['name'], {}],
    ['a text', { name: 'typed' }, { name: 'typed' }],
    ['a text of the maximum length', { name: 'x'.repeat(500) }, { name: 'x'.repeat(500) }],
    ['a text too long for any field', { name: 'x'.repeat(501) }, { name: '' }],
    ['an empty text', { name: '' }, { name: '' }],
    ['a switch', { isOn: true }, { isOn: true }],
    ['what is not of its type', { name: 4, isOn: 'true', block: 'x' }, {}],
    ['null in the place of a block', { block: null }, {}],
    [
      'a line of a block',
      { block: { line: 'typed' } },
      { block: { ...template.block, line: 'typed' } },
    ],
    [
      'a block in a block',
      { block: { deep: { isOn: false } } },
      { block: { ...template.block, deep: { isOn: false } } },
    ],
    ['what has no place', { other: 'x', block: { other: 'x' } }, {}],
  ])('%s', (_title, raw, expected) => {
    expect(fieldValuesLike(template, raw)).toEqual({ ...template, ...expected });
  });

  test.prop([fc.anything()])('have the shape of the template, whatever the input is', (raw) => {
    const read = fieldValuesLike(template, raw);
    expect(Object.keys(read)).toEqual(Object.keys(template));
    expect(Object.keys(read.block)).toEqual(Object.keys(template.block));
    expect(typeof read.name).toBe('string');
    expect(typeof read.block.deep.isOn).toBe('boolean');
    expect(fieldValuesLike(template, read)).toEqual(read);
  });

  it('do not change the template', () => {
    fieldValuesLike(template, { name: 'typed', block: { line: 'typed' } });
    expect(template).toMatchObject({ name: 'usual', block: { line: 'usual' } });
  });
});
