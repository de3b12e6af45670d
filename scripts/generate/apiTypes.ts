import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from '../contract/document.ts';

/** The source of `generated/api.ts`: paths, operations and one type per schema. Binary bodies are blobs. */
export async function apiTypes(document: ContractDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema: SchemaObject) =>
      schema.type === 'string' && schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode('Blob')
        : undefined,
  });
  return astToString(nodes);
}
