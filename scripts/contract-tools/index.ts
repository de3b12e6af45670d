// What other programs may import. Everything else may change with any version.
export { compareContracts } from './breaking/compareContracts.ts';
export type { Change, Level } from './breaking/Change.ts';
export { main } from './command/main.ts';
export { UsageError, type Terminal } from './command/Terminal.ts';
export { readContract, type Contract } from './contract/readContract.ts';
export type { ContractDocument, Schema } from './contract/document.ts';
export type { JsonReport } from './report/jsonReport.ts';
export { rules, type RuleId } from './report/Finding.ts';
export { compareToSchemas } from './schema/compareToSchema.ts';
export { shapeOf } from './schema/shapeOf.ts';
