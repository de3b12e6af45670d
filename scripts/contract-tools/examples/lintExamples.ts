import { inferredFrom } from '../contract/inferredFrom.ts';
import { listOperations } from '../contract/operations.ts';
import type { Contract } from '../contract/readContract.ts';
import type { LocatedFinding } from '../report/Finding.ts';
import type { OperationReport } from '../report/Report.ts';
import { compareToSchemas } from '../schema/compareToSchema.ts';
import { gatherDifferences } from '../schema/gatherDifferences.ts';
import { shapeOf } from '../schema/shapeOf.ts';
import { isAddition } from '../schema/chooseForm.ts';
import { namedExamples } from './namedExamples.ts';

/** Compares every example of a contract with its schema. A finding is at the example, not at the schema. */
export function lintExamples({ document, locate }: Contract): readonly OperationReport[] {
  const compare = compareToSchemas(document, (value) => shapeOf(value, { showValues: true }));
  const { examples, missing } = namedExamples(document);
  return listOperations(document).map((listed): OperationReport => {
    const { id: operationId, method, path, effect } = listed;
    const own = examples.filter((one) => one.listed === listed);
    const findings = own.flatMap((example) => {
      const { value, schema, schemaSource, direction, source, name } = example;
      const differences = compare(value, { schema, source: schemaSource }, direction);
      return gatherDifferences(differences).map((one): LocatedFinding => {
        const message = `The example ${JSON.stringify(name)}: ${one.message}`;
        return {
          ...one,
          rule: isAddition(one) ? 'schema/unknown' : 'example/unfit',
          message,
          ...locate(source),
          operationId,
          call: name,
          inferredFrom: inferredFrom(document, one.source),
        };
      });
    });
    const notes = missing
      .filter((one) => one.listed === listed)
      .map(({ name }) => `It has no example of ${name}.`);
    return {
      ...{ operationId, method: method.toUpperCase(), path, effect, findings, notes },
      calls: own.map(({ name }) => ({ name, status: null, milliseconds: 0 })),
      verdict:
        findings.length > 0
          ? 'drifts'
          : own.length === 0
            ? 'unchecked'
            : notes.length > 0
              ? 'partly'
              : 'conforms',
    };
  });
}
