// Parses the source files of the server for `check:tables`. Finds the tables with their owners, and what each name in a
// module refers to.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

const root = 'server/src';
const schema = `${root}/db/schema`;

/** Schema files without tables. */
const shared = new Set(['index', 'columns', 'content-columns']);

/** Tests and test helpers may write every table. */
const exclude = [
  '**/*.test.ts',
  '**/*.faults.ts',
  `${root}/{testing,bench,faults,attacks,generated}/**`,
  `${schema}/**`,
];

/** Returns the group or the module to which a source file belongs. */
export const ownerOf = (file) =>
  file
    .slice(`${root}/`.length)
    .replace(/^groups\//, '')
    .split(/[/.]/)[0];

/** Returns the child nodes of a syntax node. */
export const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

export const isFunction = (node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** Returns the variables of a function or a module, without those of nested functions. */
function variablesOf(scope) {
  const found = new Map();
  const visit = (node) => {
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration')
      found.set(node.left.declarations[0].id.name, { kind: 'element', of: node.right });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      found.set(node.id.name, { kind: 'value', node: node.init });
    if (node.type === 'FunctionDeclaration') found.set(node.id.name, { kind: 'function', node });
    if (node === scope || !isFunction(node)) childrenOf(node).forEach(visit);
  };
  visit(scope);
  return found;
}

/**
 * Returns the parameters of a function: each name, with the index of its argument and, if the argument is destructured,
 * the property.
 */
function parametersOf({ params }) {
  const found = new Map();
  params.forEach((param, index) => {
    const pattern = param.type === 'AssignmentPattern' ? param.left : param;
    if (pattern.type === 'Identifier') found.set(pattern.name, { index });
    if (pattern.type === 'ObjectPattern')
      for (const { key, value } of pattern.properties.filter(({ type }) => type === 'Property'))
        found.set((value.left ?? value).name, { index, key: key.name });
  });
  return found;
}

/** The variables and parameters of a function or module. */
const scopes = new WeakMap();
export function scopeOf(node) {
  if (!scopes.has(node))
    scopes.set(node, {
      node,
      variables: variablesOf(node),
      parameters: isFunction(node) ? parametersOf(node) : new Map(),
    });
  return scopes.get(node);
}

function parseModule(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const imports = new Map();
  const exports = new Map();
  const everything = [];
  const pathOf = ({ value }) => (value.startsWith('.') ? normalize(join(dirname(file), value)) : null);
  for (const statement of program.body) {
    const from = statement.source && pathOf(statement.source);
    if (statement.type === 'ImportDeclaration')
      for (const { type, local, imported } of statement.specifiers)
        imports.set(local.name, { from, name: type === 'ImportNamespaceSpecifier' ? '*' : imported?.name });
    if (statement.type === 'ExportNamedDeclaration' && from)
      for (const { local, exported } of statement.specifiers) exports.set(exported.name, { from, name: local.name });
    if (statement.type === 'ExportAllDeclaration' && from) everything.push(from);
  }
  return { file, text, program, imports, exports, everything };
}

/** Finds the declaration of an exported name, through re-exports. */
export function findDeclaration(modules, from, name) {
  const module = modules.get(from);
  if (!module) return null;
  const passed = module.exports.get(name);
  if (passed) return findDeclaration(modules, passed.from, passed.name);
  const variable = scopeOf(module.program).variables.get(name);
  if (variable) return { module, variable };
  for (const each of module.everything) {
    const found = findDeclaration(modules, each, name);
    if (found) return found;
  }
  return null;
}

/** Reads the tables. Returns a map from the name of the variable to the table. */
function readTables() {
  const tables = new Map();
  for (const file of globSync(`${schema}/*.ts`)) {
    const owner = file.slice(schema.length + 1, -'.ts'.length);
    if (shared.has(owner)) continue;
    if (!existsSync(`${root}/groups/${owner}`) && !existsSync(`${root}/${owner}`))
      throw new Error(`${file} is not named after a group or a module of the server.`);
    for (const [, code, name] of readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g))
      tables.set(code, { code, name, owner });
  }
  return tables;
}

/** Reads the tables, and the modules of the server by their paths. */
export function readServer() {
  const modules = new Map(globSync(`${root}/**/*.ts`, { exclude }).map((file) => [file, parseModule(file)]));
  return { tables: readTables(), modules };
}

/** Whether an import comes from the schema. */
export const isSchema = (path) => path?.startsWith(schema) ?? false;
