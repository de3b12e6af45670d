import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { mapsFolder } from './build/keepMaps.ts';
import { runCommand } from './process/shutdown.ts';
import { placesOf } from './stack/placesOf.ts';

const usage = `npm run stack -- [--maps FOLDER] PLACE…
npm run stack < report.txt

  PLACE          assets/index-BxT4Kq2c.js:1:2345, as a report of the telemetry or a browser names it
  --maps FOLDER  the source maps of the release (default: maps/, of the last build)`;

/** `npm run stack`: turns places in files of the build into places in the source. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      maps: { type: 'string', default: mapsFolder },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const given = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin);
  console.log(placesOf(given.trimEnd(), values.maps));
}, 1);
