import { join } from 'node:path';
import { makeDist } from './makeDist.ts';

// `npm pack` runs this first.
await makeDist(join(import.meta.dirname, '..'), { withTypes: true });
