interface Text {
  readonly text: string;
}

interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: Text;
  readonly fullDescription: Text;
  readonly help: Text;
  readonly defaultConfiguration: { readonly level: string };
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: Text;
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
      readonly region: { readonly startLine: number };
    };
    readonly logicalLocations: readonly { readonly fullyQualifiedName: string }[];
  }[];
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
}

export interface SarifRun {
  readonly tool: {
    readonly driver: { readonly name: string; readonly rules: readonly SarifRule[] };
  };
  readonly results: readonly SarifResult[];
  readonly originalUriBaseIds: Readonly<Record<string, unknown>>;
  readonly invocations: readonly {
    readonly executionSuccessful: boolean;
    readonly toolExecutionNotifications: readonly {
      readonly level: string;
      readonly message: Text;
    }[];
  }[];
}

export interface SarifLog {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly SarifRun[];
}

/**
 * Lists the missing properties that SARIF 2.1.0 or GitHub code scanning requires, including
 * GitHub's limits.
 */
export function missingForSarif({ $schema, version, runs }: SarifLog): readonly string[] {
  return [
    ...must($schema.includes('sarif-2.1.0'), '$schema'),
    ...must(version === '2.1.0', 'version'),
    ...must(runs.length === 1, 'one run'),
    ...runs.flatMap((run) => [
      ...must(isSaid(run.tool.driver.name), 'name of the tool'),
      ...must(run.invocations.length === 1, 'one invocation'),
      ...run.invocations.flatMap(({ toolExecutionNotifications: notes }) =>
        notes.flatMap(({ level, message }) => [
          ...mustLevel(level),
          ...must(isSaid(message.text), 'text of a notification'),
        ]),
      ),
      ...run.tool.driver.rules.flatMap(missingForRule),
      ...run.results.flatMap((result) => missingForResult(result, run)),
      ...must(
        new Set(run.results.map(fingerprintOf)).size === run.results.length,
        'a fingerprint of its own',
      ),
    ]),
  ];
}

function missingForRule(rule: SarifRule): readonly string[] {
  return [
    ...must(isSaid(rule.id), 'id of a rule'),
    ...must(/^[A-Z][A-Za-z]{1,254}$/.test(rule.name), `name of ${rule.id}`),
    ...[rule.shortDescription, rule.fullDescription, rule.help].flatMap(({ text }) =>
      must(isSaid(text) && text.length <= 1024, `descriptions of ${rule.id}`),
    ),
    ...mustLevel(rule.defaultConfiguration.level),
  ];
}

function missingForResult(result: SarifResult, run: SarifRun): readonly string[] {
  const { ruleId, ruleIndex, level, message, locations } = result;
  return [
    ...must(run.tool.driver.rules[ruleIndex]?.id === ruleId, `rule ${ruleId} at ${ruleIndex}`),
    ...mustLevel(level),
    ...must(isSaid(message.text), 'text of a result'),
    ...must(isSaid(fingerprintOf(result)), 'fingerprint'),
    ...must(locations.length === 1, 'one location'),
    ...locations.flatMap(({ physicalLocation: { artifactLocation, region }, logicalLocations }) => [
      ...must(/^openapi\/[\w./%-]+$/.test(artifactLocation.uri), 'a relative address in openapi/'),
      ...must(
        artifactLocation.uriBaseId in run.originalUriBaseIds,
        'what the address is relative to',
      ),
      ...must(Number.isInteger(region.startLine) && region.startLine > 0, 'a line from 1'),
      ...must(logicalLocations.length > 0, 'the operation'),
    ]),
  ];
}

function fingerprintOf(result: SarifResult): string {
  return result.partialFingerprints.primaryLocationLineHash;
}

function mustLevel(level: string): readonly string[] {
  return must(['none', 'note', 'warning', 'error'].includes(level), `level « ${level} »`);
}

function must(isSo: boolean, what: string): readonly string[] {
  return isSo ? [] : [what];
}

function isSaid(text: unknown): boolean {
  return typeof text === 'string' && text.length > 0;
}
