import { Ajv2020 } from 'ajv/dist/2020.js';

interface Text {
  readonly text: string;
}

export interface SarifRun {
  readonly tool: {
    readonly driver: { readonly rules: readonly { readonly id: string; readonly name: string }[] };
  };
  readonly results: readonly {
    readonly ruleId: string;
    readonly ruleIndex: number;
    readonly message: Text;
    readonly partialFingerprints: { readonly primaryLocationLineHash: string };
  }[];
  readonly invocations: readonly {
    readonly toolExecutionNotifications: readonly { readonly message: Text }[];
  }[];
}

export interface SarifLog {
  readonly runs: readonly SarifRun[];
}

const withKeys = (properties: Readonly<Record<string, object>>): object => {
  return { type: 'object', required: Object.keys(properties), properties };
};
const one = (items: object): object => ({ type: 'array', minItems: 1, maxItems: 1, items });
const many = (items: object): object => ({ type: 'array', items });
const said = { type: 'string', minLength: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };
const described = withKeys({ text: { ...said, maxLength: 1024 } });

const rule = withKeys({
  ...{ id: said, name: { type: 'string', pattern: '^[A-Z][A-Za-z]{1,254}$' } },
  ...{ shortDescription: described, fullDescription: described, help: described },
  defaultConfiguration: withKeys({ level }),
});

const location = withKeys({
  physicalLocation: withKeys({
    artifactLocation: withKeys({
      uri: { type: 'string', pattern: '^openapi/[\\w./%-]+$' },
      uriBaseId: { const: '%SRCROOT%' },
    }),
    region: withKeys({ startLine: { type: 'integer', minimum: 1 } }),
  }),
  logicalLocations: { type: 'array', minItems: 1 },
});

const notification = withKeys({ level, message: withKeys({ text: said }) });

const result = withKeys({
  ...{ ruleId: said, ruleIndex: { type: 'integer' }, level, message: withKeys({ text: said }) },
  locations: one(location),
  partialFingerprints: withKeys({ primaryLocationLineHash: said }),
});

/** What SARIF 2.1.0 or GitHub code scanning requires, with GitHub's limits. */
const check = new Ajv2020().compile(
  withKeys({
    $schema: { type: 'string', pattern: 'sarif-2\\.1\\.0' },
    version: { const: '2.1.0' },
    runs: one(
      withKeys({
        tool: withKeys({ driver: withKeys({ name: said, rules: many(rule) }) }),
        originalUriBaseIds: withKeys({ '%SRCROOT%': {} }),
        invocations: one(
          withKeys({
            toolExecutionNotifications: many(notification),
          }),
        ),
        results: many(result),
      }),
    ),
  }),
);

/** Lists what is missing for GitHub code scanning. */
export function missingForSarif(log: SarifLog): readonly string[] {
  if (!check(log)) return (check.errors ?? []).map((error) => JSON.stringify(error));
  return log.runs.flatMap(({ tool, results }) => {
    const hashes = results.map((found) => found.partialFingerprints.primaryLocationLineHash);
    const strays = results.filter((one) => tool.driver.rules[one.ruleIndex]?.id !== one.ruleId);
    return [
      ...strays.map(({ ruleId }) => `the rule ${ruleId} at its index`),
      ...(new Set(hashes).size < hashes.length ? ['a fingerprint of its own'] : []),
    ];
  });
}
