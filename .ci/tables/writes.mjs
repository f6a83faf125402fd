// Finds writes to tables. They are `insert`, `update` and `delete` of drizzle, the same statements in `sql`, and row
// locks for a later write. If a function receives the table as a parameter, the write is attributed to the code that
// calls the function.
import { childrenOf, findDeclaration, isFunction, isSchema, scopeOf } from './modules.mjs';

const none = { tables: [], parameters: [], isUnknown: false };
const unknown = { ...none, isUnknown: true };
const union = (parts) => ({
  tables: parts.flatMap(({ tables }) => tables),
  parameters: parts.flatMap(({ parameters }) => parameters),
  isUnknown: parts.some(({ isUnknown }) => isUnknown),
});

/** Matches SQL that ends before the table that it writes. The next value is the table. */
const writesNext = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|for\s+no\s+key|do)\s+)update)\s+(?:only\s+)?$/i;
/** Matches a write in SQL that contains the table's name. */
const writesNamed =
  /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|for\s+no\s+key|do)\s+)update)\s+(?:only\s+)?"?([a-z_]+)"?(?=[\s"(;]|$)/gi;

export function createResolver({ tables, modules }) {
  const tableNamed = (name) => (tables.has(name) ? { ...none, tables: [tables.get(name)] } : unknown);

  function findTablesOfVariable(module, variable, stack) {
    if (variable.kind === 'value') return findTables(module, variable.node, stack);
    return variable.kind === 'element' ? findTables(module, variable.of, stack) : unknown;
  }

  function findTablesOfName(module, name, stack) {
    for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
      const { node, variables, parameters } = scopeOf(stack[depth]);
      if (variables.has(name)) return findTablesOfVariable(module, variables.get(name), stack.slice(0, depth + 1));
      if (parameters.has(name)) return { ...none, parameters: [{ node, ...parameters.get(name) }] };
    }
    const imported = module.imports.get(name);
    if (!imported) return unknown;
    if (isSchema(imported.from)) return tableNamed(imported.name);
    const found = findDeclaration(modules, imported.from, imported.name);
    return found ? findTablesOfVariable(found.module, found.variable, [found.module.program]) : unknown;
  }

  /** Returns the tables to which an expression may evaluate. For an object or an array, returns the tables in it. */
  function findTables(module, node, stack) {
    const all = (nodes) => union(nodes.map((each) => findTables(module, each, stack)));
    switch (node.type) {
      case 'Identifier':
        return findTablesOfName(module, node.name, stack);
      case 'MemberExpression':
        if (node.object.type === 'Identifier' && isSchema(module.imports.get(node.object.name)?.from))
          return tableNamed(module.imports.get(node.object.name).name === '*' ? node.property.name : null);
        return findTables(module, node.object, stack);
      case 'ObjectExpression':
        return all(node.properties.map((property) => property.value ?? property.argument));
      case 'ArrayExpression':
        return all(node.elements);
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return all([node.left, node.right]);
      case 'CallExpression':
        return node.callee.object?.name === 'Object' ? all(node.arguments) : unknown;
      default:
        return node.expression ? findTables(module, node.expression, stack) : unknown;
    }
  }

  /** Returns the function that a call invokes, if it is declared by name. */
  function findCalledFunction(module, { callee }, stack) {
    if (callee.type !== 'Identifier') {
      const namespace = callee.type === 'MemberExpression' && module.imports.get(callee.object.name);
      return namespace?.name === '*'
        ? functionOf(findDeclaration(modules, namespace.from, callee.property.name))
        : null;
    }
    for (const scope of stack.toReversed()) {
      const variable = scopeOf(scope).variables.get(callee.name);
      if (variable) return functionOf({ variable });
    }
    const imported = module.imports.get(callee.name);
    return imported ? functionOf(findDeclaration(modules, imported.from, imported.name)) : null;
  }
  const functionOf = (found) => (found?.variable.node && isFunction(found.variable.node) ? found.variable.node : null);

  return { findTables, findCalledFunction };
}

/** Yields every node of a module with the functions that enclose it, the outermost first. */
export function* nodesOf(module) {
  function* visit(node, stack) {
    const inner = node === module.program || isFunction(node) ? [...stack, node] : stack;
    yield { node, stack: inner };
    for (const child of childrenOf(node)) yield* visit(child, inner);
  }
  yield* visit(module.program, []);
}

/** Returns the table of a query with a row lock: the argument of `from(table)` earlier in the chain of calls. */
function lockedBy(call) {
  for (let each = call; each?.type === 'CallExpression'; each = each.callee.object)
    if (each.callee.property?.name === 'from') return each.arguments[0];
  return null;
}

/**
 * Returns the writes of a node, as expressions of tables or as names in SQL. `isCertain` means that it is a write even
 * if no table can be found.
 */
export function writesAt({ node }) {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    const isDatabase = /^(db|tx)$/.test(object.property?.name ?? object.name ?? '');
    if (/^(insert|update|delete)$/.test(property.name) && node.arguments[0])
      return [{ target: node.arguments[0], isCertain: isDatabase }];
    if (property.name === 'for' && /^(no key )?update$/.test(node.arguments[0]?.value ?? '')) {
      const target = lockedBy(node);
      return target ? [{ target, isCertain: true }] : [];
    }
  }
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap(({ value }, index) => {
      const text = value.cooked ?? value.raw;
      const target = node.expressions[index];
      return [
        ...[...text.matchAll(writesNamed)].map(([, name]) => ({ name })),
        ...(target && writesNext.test(text) ? [{ target, isCertain: true }] : []),
      ];
    });
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [...node.value.matchAll(writesNamed)].map(([, name]) => ({ name }));
  return [];
}
