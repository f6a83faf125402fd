// Generates the types of the contract with openapi-typescript, and an alias for every name that orval imports.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { operationsOf, pascal, refName } from './contract.mjs';

const HEAD = '// Generated from the contract by `npm run generate`. Do not edit.\n';
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

const literalType = (value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value));

/**
 * Returns the type of an extensible enum (`x-extensible`). It accepts any text, and editors suggest the known values.
 */
const extensibleType = (values) =>
  ts.factory.createUnionTypeNode([
    ...values.map(literalType),
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  ]);

function typeOf(schema) {
  if (schema.format === 'binary') return BLOB;
  return schema['x-extensible'] ? extensibleType(schema.enum) : undefined;
}

/** Writes `schema.ts`. In it, binary strings have the type `Blob`, and extensible enums accept any text. */
export async function writeTypes(bundle, target) {
  const ast = await openapiTS(pathToFileURL(bundle), {
    defaultNonNullable: false,
    alphabetize: true,
    transform: typeOf,
  });
  fs.writeFileSync(target, HEAD + astToString(ast));
}

function modelsOf(document) {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const type = `components['schemas']['${name}']`;
    const values = JSON.stringify(Object.fromEntries((schema.enum ?? []).map((v) => [v, v])));
    if (!schema.enum) return [`export type ${name} = ${type};`];
    if (!schema['x-extensible'])
      return [
        `export const ${name} = ${values} as const satisfies Record<${type}, ${type}>;`,
        `export type ${name} = ${type};`,
      ];
    return [
      `export const ${name} = ${values} as const;`,
      `/** The values of {@link ${name}} that this version knows. */`,
      `export type Known${name} = keyof typeof ${name};`,
      `export type ${name} = ${type};`,
    ];
  });
}

function modelsOfOperation(operation) {
  const { id } = operation;
  const has = (where) => operation.parameters.some((p) => p.in === where);
  const lines = [];
  if (has('query'))
    lines.push(`export type ${pascal(id)}Params = NonNullable<operations['${id}']['parameters']['query']>;`);
  if (has('header'))
    lines.push(`export type ${pascal(id)}Headers = NonNullable<operations['${id}']['parameters']['header']>;`);
  if (operation.response === 'json' && !refName(operation.responseSchema))
    lines.push(
      `export type ${pascal(id)}${operation.status} = operations['${id}']['responses'][${operation.status}]['content']['application/json'];`,
    );
  return lines;
}

/** Writes `models.ts`, which exports every schema, enum and response by its name. */
export function writeModels(document, target) {
  const responses = Object.entries(document.components.responses ?? {})
    .filter(([, response]) => response.content?.['application/json'])
    .map(
      ([name]) => `export type ${name}Response = components['responses']['${name}']['content']['application/json'];`,
    );
  const lines = [...modelsOf(document), ...responses, ...operationsOf(document).flatMap(modelsOfOperation)];
  fs.writeFileSync(
    target,
    `${HEAD}import type { components, operations } from './schema.ts';\n\n${lines.join('\n')}\n`,
  );
}
