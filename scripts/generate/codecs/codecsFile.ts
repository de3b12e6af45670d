import type { Answer, ContractDocument, Schema } from '../../contract/document.ts';
import { listOperations } from '../../contract/operations.ts';
import { codecExpression } from './codecExpression.ts';
import { reachableSchemas } from './reachableSchemas.ts';

const combinators = [
  ...['exactlyOne', 'list', 'literals', 'nullable', 'object', 'quantity', 'record', 'tagged'],
  ...['text', 'tolerant'],
];

const typeEquality = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<T extends true> = T;
/** What a codec decodes, without what may be unreadable in it. */
type Readable<T> = T extends Unreadable ? never : T extends object ? { [K in keyof T]: Readable<T[K]> } : T;
type Schemas = components['schemas'];
type Json<Id extends keyof operations, Status extends keyof operations[Id]['responses']> =
  operations[Id]['responses'][Status] extends { content: { 'application/json': infer A } } ? A : never;
`;

/** The source of `generated/codecs.ts`: a codec per schema, the answers per operation, and the proof that types agree. */
export function codecsFile(document: ContractDocument): string {
  const operations = listOperations(document).map(({ operation: { operationId }, answers }) => ({
    operationId,
    answers: Object.entries(answers).map(([status, answer]) => ({
      status,
      ...answerCodec(document, `${operationId}_${status}`, answer),
    })),
  }));
  const roots = operations.flatMap(({ answers }) =>
    answers.flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
  );
  const names = reachableSchemas(document, roots);
  const codecs = names.map((name) => {
    const schema = document.components.schemas[name] ?? {};
    return `export const ${name} = /*#__PURE__*/ ${codecExpression(schema, { document, name })};`;
  });
  const answerMaps = operations.map(({ operationId, answers }) => {
    const entries = answers.map(({ status, codec }) => `${status}: ${codec},`);
    return `export const ${operationId}Answers = {\n${entries.join('\n')}\n} as const;`;
  });
  const checks = [
    ...names.map(
      (name) => `${name}: Holds<Same<Readable<t.TypeOf<typeof ${name}>>, Schemas['${name}']>>;`,
    ),
    ...operations.flatMap(({ operationId, answers }) =>
      answers
        .filter(({ schema }) => schema !== undefined && schema.$ref === undefined)
        .map(
          ({ status }) =>
            `${operationId}_${status}: Holds<Same<Readable<t.TypeOf<(typeof ${operationId}Answers)[${status}]>>, Json<'${operationId}', ${status}>>>;`,
        ),
    ),
  ];
  const body = [codecs.join('\n\n'), answerMaps.join('\n\n')].join('\n\n');
  const used = combinators.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  return [
    "import * as t from 'io-ts';",
    "import type { components, operations } from './api';",
    `import { ${used.join(', ')}, type Unreadable } from './combinators';\n`,
    body,
    `${typeEquality}\n/** Does not compile when a codec and the generated type of the same name differ. */`,
    `export interface CodecsEqualTypes {\n${checks.join('\n')}\n}`,
  ].join('\n');
}

interface AnswerCodecSource {
  readonly codec: string;
  /** Only for JSON answers. */
  readonly schema?: Schema;
}

function answerCodec(
  document: ContractDocument,
  name: string,
  { content = {} }: Answer,
): AnswerCodecSource {
  const [media, ...others] = Object.entries(content);
  if (media === undefined) return { codec: "'none'" };
  if (others.length > 0) throw new Error(`${name}: one media type per answer`);
  const [type, { schema }] = media;
  if (type === 'application/json') {
    const codec = codecExpression(schema, { document, name });
    return { codec: codec.includes('(') ? `/*#__PURE__*/ ${codec}` : codec, schema };
  }
  return { codec: type.startsWith('text/') ? "'text'" : "'blob'" };
}
