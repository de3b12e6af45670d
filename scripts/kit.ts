import { builtRoutes, siteFolder } from './build/buildSite.ts';
import { buildVariables, defaultMeter } from './build/buildVariables.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { readContract } from './contract/readContract.ts';
import { allowedFormHosts, checkHost } from './deploy/checkHost.ts';
import { kitUsage, readPlan } from './deploy/readPlan.ts';
import { describeLimits, describePlace } from './deploy/describePlace.ts';
import { writeKit } from './deploy/writeKit.ts';
import { runCommand } from './process/shutdown.ts';
import { httpUrl } from './serve/givenApi.ts';

/**
 * `npm run kit -- --api URL`: what a host in front of the site and its API needs, made from the build.
 * `npm run kit -- --check URL` compares a running host with it.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(kitUsage);
    return;
  }
  const [flag, site] = args;
  if (flag === '--check' && site !== undefined) {
    const host = httpUrl('--check', site).replace(/\/$/, '');
    console.log(`Forms, as that of a payment, may be posted to: ${await allowedFormHosts(host)}`);
    const problems = await checkHost(host);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log('The host answers as the kit says.');
    return;
  }
  // The meter of this machine is not that of the host.
  Object.assign(process.env, defaultMeter(buildVariables(process.env), ''));
  await ensureBuilt();
  const [contract, routes] = await Promise.all([readContract(), builtRoutes()]);
  const request = readPlan(args, buildVariables(process.env), { contract, routes });
  const facts = [...describePlace(request.settings), ...describeLimits(request.plan)];
  console.log(`\n  ${facts.join('\n  ')}`);
  const written = await writeKit(siteFolder, request);
  console.log(`\n  Written\n\n${written.map((path) => `    ${path}\n`).join('')}`);
});
