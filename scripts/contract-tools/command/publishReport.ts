import { posix } from 'node:path';
import { isUrl } from '../contract/sourceFile.ts';
import {
  applyBaseline,
  readBaseline,
  readFormerBaseline,
  writeBaseline,
} from '../report/baseline.ts';
import { githubAnnotations } from '../report/githubAnnotations.ts';
import { htmlReport } from '../report/htmlReport.ts';
import { jsonReport } from '../report/jsonReport.ts';
import { junitReport } from '../report/junitReport.ts';
import { markdownReport } from '../report/markdownReport.ts';
import type { Report } from '../report/Report.ts';
import { withoutRules } from '../report/knownFindings.ts';
import { rules } from '../report/Finding.ts';
import { sarifReport } from '../report/sarifReport.ts';
import { applySince, readSince } from '../report/since.ts';
import { tableReport } from '../report/tableReport.ts';
import type { Format, Publication } from './Publication.ts';
import { repositoryPrefix, appendOutput, writeOutput } from './files.ts';
import { exitCodes, type Terminal } from './Terminal.ts';

const writers: Readonly<Record<Format, (report: Report) => string>> = {
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  markdown: markdownReport,
  html: htmlReport,
};

/**
 * Writes a report, secrets already hidden, in each requested format and returns the exit code. The
 * table goes to the standard output, or to the error output when another format uses the former.
 * Throws UsageError for a file that cannot be read or written.
 */
export function publishReport(given: Report, publication: Publication, terminal: Terminal): number {
  const found = withoutRules(given, publication.rulesOff ?? []);
  const { stdout, stderr, env, cwd, watch } = terminal;
  const failure = watch?.failure ?? null;
  const known = withoutKnown(found, publication, cwd);
  const remarks = [...(known.remarks ?? []), ...(failure === null ? [] : [failure])];
  const report = failure === null ? known : { ...known, remarks };
  const targets = Object.entries(publication.outputs) as [Format, string | true][];
  const spoken = targets.filter(([, target]) => target === true);
  const people = spoken.length === 0 ? stdout : stderr;
  const colour = people.isTTY === true && !env['NO_COLOR'];
  const { coverage } = publication;
  people.write(tableReport(report, { width: people.columns ?? 100, colour, coverage }));
  const forScanners = fromRoot(report, repositoryPrefix(cwd));
  const write = (format: Format) => writers[format](format === 'sarif' ? forScanners : report);
  for (const [format] of spoken) stdout.write(write(format));
  if (publication.github) people.write(githubAnnotations(forScanners));
  // Files come last: if one cannot be written, the other outputs of an unrepeatable run exist
  // already.
  for (const [format, target] of targets) {
    if (target !== true) writeOutput(target, write(format), cwd);
  }
  saveBaseline(found, publication, terminal);
  const summary = env['GITHUB_STEP_SUMMARY'];
  if (publication.github && summary) appendOutput(summary, markdownReport(report), cwd);
  if (failure === null) return exitCode(report, publication, stderr);
  stderr.write(`\n${failure}\n`);
  return exitCodes.failed;
}

function withoutKnown(report: Report, { baseline, since }: Publication, cwd: string): Report {
  const rest =
    baseline === null ? report : applyBaseline(report, readBaseline(baseline, cwd), new Date());
  return since === null ? rest : applySince(rest, readSince(since, cwd));
}

/** Writes the findings as a baseline, with the reasons and last days that are known already. */
function saveBaseline(
  found: Report,
  { baseline, writeBaseline: file }: Publication,
  { stderr, cwd }: Terminal,
): void {
  if (file === null) return;
  if (found.trouble !== null) {
    stderr.write(`\n${file} is not written: the run failed, so its findings are not known.\n`);
    return;
  }
  const known = [
    ...readFormerBaseline(file, cwd),
    ...(baseline === null ? [] : readBaseline(baseline, cwd)),
  ];
  writeOutput(file, writeBaseline(found, new Date(), known), cwd);
}

function fromRoot(report: Report, prefix: string): Report {
  if (prefix === '') return report;
  return {
    ...report,
    operations: report.operations.map((operation) => ({
      ...operation,
      findings: operation.findings.map((finding) => ({
        ...finding,
        file: isUrl(finding.file) ? finding.file : posix.normalize(`${prefix}${finding.file}`),
      })),
    })),
  };
}

function whyNothing({ operations }: Report): string {
  return operations.length === 0
    ? '\nThe contract has no operation under paths, so nothing could be checked.\n'
    : '\nNo operation was checked, so nothing is proved: allow or name more operations.\n';
}

function exitCode(
  report: Report,
  { allowAdditions, strict }: Publication,
  stderr: Terminal['stderr'],
): number {
  if (report.trouble !== null) return exitCodes.unreachable;
  if (report.operations.every(({ verdict }) => verdict === 'unchecked')) {
    if (report.counts === undefined) stderr.write(whyNothing(report));
    return exitCodes.usage;
  }
  const fails = report.operations.some(
    ({ verdict, findings }) =>
      findings.some(({ rule }) => !allowAdditions || rules[rule].level === 'error') ||
      (strict && verdict === 'partly'),
  );
  return fails ? exitCodes.drifts : exitCodes.conforms;
}
