import { expect, test } from 'vitest'
import { lineAt, splitSql } from '#server/platform/database/split-sql.ts'

const texts = (sql: string): string[] => splitSql(sql).map((statement) => statement.text)

test('an SQL text is divided at the semicolons that end commands', () => {
  expect(texts('select 1; select 2;\n')).toEqual(['select 1', 'select 2'])
  expect(texts("select ';', 'a''b;', e'\\';' ; select \"x;\"")).toEqual(["select ';', 'a''b;', e'\\';'", 'select "x;"'])
  expect(texts('do $$ begin; end; $$; do $a$ ; $$ ; $a$')).toEqual(['do $$ begin; end; $$', 'do $a$ ; $$ ; $a$'])
  expect(texts('-- só; comentário\n/* a; /* b; */ c; */ select 1 /* ; */ ;;')).toEqual(['select 1 /* ; */'])
  expect(texts('')).toEqual([])
})

test('each command knows the line it begins in', () => {
  const sql = '-- a\n\nselect 1;\n\n/* b\n*/ select 2;'
  expect(splitSql(sql).map(({ start }) => lineAt(sql, start))).toEqual([3, 6])
})
