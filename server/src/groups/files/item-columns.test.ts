import { is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { itemColumns } from './item-columns.ts';

const nameOf = ({ table, name }: AnyPgColumn) => `${getTableConfig(table as PgTable).name}.${name}`;

/** The columns that refer to files outside of items, and what deletes these files. */
const otherColumns: [column: AnyPgColumn, deletedBy: string][] = [
  [schema.files.captionsFileId, 'the deletion of the video'],
  [schema.comments.pictureFileId, 'the deletion of the comment'],
  [schema.users.avatarFileId, 'its replacement, and the deletion of the account'],
  [schema.users.coverFileId, 'its replacement, and the deletion of the account'],
  [schema.performers.welcomeFileId, 'its replacement, and the deletion of the account'],
  [schema.performers.nextWelcomeFileId, 'its replacement, and the deletion of the account'],
  [schema.performerDocuments.fileId, 'its replacement, and the deletion of the account'],
];

/** Returns the columns of the schema with a foreign key to files, or with the name of such a column. */
function findFileColumns(): string[] {
  const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable));
  return tables.flatMap((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const referring = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.files)
      .flatMap((reference) => reference.columns);
    return columns.filter((column) => referring.includes(column) || /(^|_)file_id$/.test(column.name)).map(nameOf);
  });
}

it('the list of columns with files of items is complete, so that no file is deleted while an item uses it', () => {
  const listed = [...itemColumns.map(({ column }) => column), ...otherColumns.map(([column]) => column)];
  expect(findFileColumns().toSorted()).toEqual(listed.map(nameOf).toSorted());
});
