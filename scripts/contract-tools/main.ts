import { main } from './command/main.ts';

const { stdout, stderr, env } = process;
process.exitCode = await main(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() });
