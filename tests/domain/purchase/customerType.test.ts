import { expect, it } from 'vitest';
import { customerTypes, readCustomerType } from '../../../src/domain/purchase/customerType';

it('P3.16 is an individual or a professional; anything else is not chosen', () => {
  expect(customerTypes.map(readCustomerType)).toEqual(['individual', 'professional']);
  expect(readCustomerType('')).toBeNull();
});
