// `npm run check:tables` checks that only the owner of a table writes it. The owner is the group or module after which
// the table's file in `server/src/db/schema` is named. Writes are insert, update and delete, by drizzle or in `sql`,
// and row locks for a later write. If a function receives the table as a parameter, the write is attributed to the code
// that calls the function. Tests may write every table. This script does not check reads. By convention, `content` and
// `access` read the tables of all groups, and a group reads a table of another group only to join it in a query.
import { exceptions } from './tables/exceptions.mjs';
import { ownerOf, readServer } from './tables/modules.mjs';
import { createResolver, nodesOf, writesAt } from './tables/writes.mjs';

const server = readServer();
const { findTables, findCalledFunction } = createResolver(server);
const tableByName = new Map([...server.tables.values()].map((table) => [table.name, table]));

/** The writes, by file and table. */
const writes = new Map();
/** The parameters by which functions receive a table that they write. */
const writers = new Map();
/** Writes whose table could not be found. */
const unclear = new Set();

function add(module, node, { tables, parameters, isUnknown }, isCertain) {
  const line = module.text.slice(0, node.start).split('\n').length;
  for (const table of tables) writes.set(`${module.file} ${table.code}`, { file: module.file, line, table });
  let isNew = false;
  // Maps and sets also have `delete`, so a call of it on a parameter does not prove that a table is written.
  for (const { node: writer, index, key } of isCertain ? parameters : []) {
    const knownParameters = writers.get(writer) ?? [];
    if (knownParameters.some((each) => each.index === index && each.key === key)) continue;
    writers.set(writer, [...knownParameters, { index, key }]);
    isNew = true;
  }
  if (isUnknown && isCertain) unclear.add(`${module.file}:${line}`);
  return isNew;
}

/** Returns the argument of a call for a parameter. */
function argumentOf(call, { index, key }) {
  const given = call.arguments[index];
  if (!key || given?.type !== 'ObjectExpression') return given;
  return given.properties.find((property) => property.key?.name === key)?.value;
}

const callSites = [...server.modules.values()].flatMap((module) =>
  [...nodesOf(module)].map((place) => ({ module, ...place })),
);
for (const { module, node, stack } of callSites)
  for (const { name, target, isCertain } of writesAt({ node })) {
    if (target) add(module, node, findTables(module, target, stack), isCertain);
    else if (tableByName.has(name)) add(module, node, { tables: [tableByName.get(name)], parameters: [] });
  }
const calls = callSites
  .filter(({ node }) => node.type === 'CallExpression')
  .map((place) => ({ ...place, called: findCalledFunction(place.module, place.node, place.stack) }))
  .filter(({ called }) => called);
for (let isNew = true; isNew; ) {
  isNew = false;
  for (const { module, node, stack, called } of calls)
    for (const parameter of writers.get(called) ?? []) {
      const given = argumentOf(node, parameter);
      if (given && add(module, node, findTables(module, given, stack), true)) isNew = true;
    }
}

const foreign = [...writes.values()].filter(({ file, table }) => ownerOf(file) !== table.owner);
const isExcepted = ({ file, table }, { by, tables }) => ownerOf(file) === by && tables.includes(table.code);
const failures = [
  ...foreign
    .filter((write) => !exceptions.some((exception) => isExcepted(write, exception)))
    .map(({ file, line, table }) => `${file}:${line} writes ${table.code}, which belongs to ${table.owner}.`),
  ...[...unclear].map((place) => `${place} writes a table that could not be found in the schema.`),
  ...exceptions.flatMap((exception) =>
    exception.tables
      .filter((code) => !foreign.some((write) => write.table.code === code && isExcepted(write, exception)))
      .map((code) => `.ci/tables/exceptions.mjs: ${exception.by} no longer writes ${code}. Remove it from the list.`),
  ),
];
// An analysis that finds hardly any writes is broken, and would find no violation either.
if (writes.size < 100) failures.push(`Only ${writes.size} writes were found.`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else console.log(`${writes.size} writes to ${server.tables.size} tables, ${exceptions.length} exceptions.`);
