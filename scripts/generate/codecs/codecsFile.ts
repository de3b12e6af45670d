import type { ContractDocument, Schema } from '../../contract/document.ts';
import { listOperations } from '../../contract/operations.ts';
import { codecExpression } from './codecExpression.ts';
import { reachableSchemas } from './reachableSchemas.ts';

const combinators = [
  ...['exactlyOne', 'list', 'literals', 'nullable', 'object', 'quantity', 'record', 'tagged'],
  ...['text', 'tolerant'],
];

const typeEquality = `
/** True when both are the same type. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles for true only. */
export type Holds<T extends true> = T;
/** The decoded type of a codec, without the unreadable alternatives. */
export type Readable<T> = T extends Unreadable ? never : T extends object ? { [K in keyof T]: Readable<T[K]> } : T;
type Schemas = components['schemas'];
`;

/**
 * The source of `generated/codecs.ts`: a codec per schema in an answer, and a check that the types are
 * equal.
 */
export function codecsFile(document: ContractDocument): string {
  const names = reachableSchemas(document, answerSchemas(document));
  const codecs = names.map((name) => {
    const schema = document.components.schemas[name] ?? {};
    return `export const ${name} = /*#__PURE__*/ ${codecExpression(schema, { document, name })};`;
  });
  const checks = names.map(
    (name) => `${name}: Holds<Same<Readable<t.TypeOf<typeof ${name}>>, Schemas['${name}']>>;`,
  );
  const body = codecs.join('\n\n');
  return [
    "import * as t from 'io-ts';",
    "import type { components } from './api';",
    `import { ${combinatorsIn(body).join(', ')}, type Unreadable } from './combinators';\n`,
    body,
    `${typeEquality}\n/** Does not compile when a codec and the generated type of the same name differ. */`,
    `export interface CodecsEqualTypes {\n${checks.join('\n')}\n}`,
  ].join('\n');
}

/** The names of the combinators that a source calls. */
export function combinatorsIn(source: string): readonly string[] {
  return combinators.filter((name) => new RegExp(`\\b${name}\\(`).test(source));
}

function answerSchemas(document: ContractDocument): readonly Schema[] {
  return listOperations(document)
    .flatMap(({ answers }) => Object.values(answers))
    .flatMap(({ content = {} }) => Object.entries(content))
    .filter(([type]) => type === 'application/json')
    .map(([, { schema }]) => schema);
}
