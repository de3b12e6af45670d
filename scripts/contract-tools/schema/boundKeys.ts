/** The keywords for the least and the most of a number, and of the size of a text, a list or an object. */
export const boundKeys = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
} as const;

const all = Object.values(boundKeys);

export const lowerBounds = [...all.map(([least]) => least), 'exclusiveMinimum'] as const;
export const upperBounds = [...all.map(([, most]) => most), 'exclusiveMaximum'] as const;
