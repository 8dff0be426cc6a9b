import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakers } from '#tests/entities/aspects/spoken.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

/** Tables that name records by register and id and are read otherwise, each with where it is proven who reads them. */
const others = {
  ...Object.fromEntries(
    ['colecao_anonima', 'comentario_anonimo', 'folha', 'folha_selada', 'rascunho_selado'].map((table) => [
      table,
      'of an anonymous collection; who reads what of it: tests/server/features/anonimato and tests/schemas/runtime/anonimato',
    ]),
  ),
  assinatura_calendario: 'names a register, no record; each user reads his own: tests/server/features/calendars',
  aprovacao: 'a stage is for who reads its record: tests/server/platform/crud/workflow/approval.test.ts',
  arquivo: 'a file is for who reads the record that holds it: tests/server/platform/files',
  registro_excluido:
    'who does not see every record of a register sees none of its deleted ones: tests/entities/aspects/restore.ts',
  link_unico: 'hashes of links; nobody reads it',
  lote: 'counts only, for who started it or may undo it: tests/server/platform/crud/bulk-edit.test.ts',
  lote_registro: 'what an undo needs; nobody reads it',
  modelo_documento: 'names a register, no record',
  campo_empresa: 'names a register, no record',
  publico_congelado: 'on which day an audience was said; nobody reads it',
  publico_talento: 'whom an audience holds; what is sent to them is told elsewhere',
  numeracao: 'counts the numbers of a register; nobody reads it',
}

test('every table that names records by register and id is one whose readers are proven for every register', async () => {
  const { rows } = await app.database.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns where table_schema = 'public'
     and column_name in ('entidade', 'registro_id', 'sobre', 'entrada') order by table_name`,
  )
  const known = [...speakers.map(({ name }) => name), ...Object.keys(others)].sort()
  expect(rows.map(({ table_name }) => table_name)).toEqual(known)
})
