import { testsOf } from './testsOf.ts';

export default testsOf('application');
