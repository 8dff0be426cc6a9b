import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'

const { entities } = loadModel()

/** What a record is called on its page. */
const called = (path: string, record: RecordData): string | undefined => {
  const entity = entities.get(path)
  return entity && labelOf(entity, record)
}

test('a record that is named by a day or an instant says them as people read them, on the clock of São Paulo', () => {
  const colaborador = { id: 7, nome: 'Ana Prova' }
  expect(called('sst/afastamento', { colaborador, inicio: '2026-02-02' })).toBe('Ana Prova 02/02/2026')
  expect(called('sst/acidente', { colaborador, data: '2026-09-01T01:30:00.000Z' })).toBe('Ana Prova 31/08/2026 22:30')
  expect(called('sst/acidente', { data: '2026-09-01T01:30:00.000Z' })).toBe('31/08/2026 22:30')
})
