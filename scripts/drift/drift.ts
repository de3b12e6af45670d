import { driftCommand } from './driftCommand.ts';

const { stdout, stderr, env } = process;
process.exitCode = await driftCommand(process.argv.slice(2), { stdout, stderr, env });
