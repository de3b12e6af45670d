import { captureCommand } from './captureCommand.ts';

const { stdout, stderr, env } = process;
process.exitCode = await captureCommand(process.argv.slice(2), { stdout, stderr, env });
