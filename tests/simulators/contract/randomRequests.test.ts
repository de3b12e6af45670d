import { describeRandomRequests } from './randomRequests.ts';

// More of them in randomRequests.deep.test.ts.
await describeRandomRequests({ fitting: 3, damaged: 2 });
