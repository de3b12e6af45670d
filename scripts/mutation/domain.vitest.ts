import { testsOf } from './testsOf.ts';

export default testsOf('domain', 'adapters/payment');
