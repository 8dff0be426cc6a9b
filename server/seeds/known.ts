import type { Known } from '#schemas/data/memory.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { baseBatches } from './base/insert.ts'
import { isOfFile } from './data/rows.ts'
import { demoUsers } from './demo/acesso.ts'
import { Collection } from './demo/collection.ts'
import { buildDemo } from './demo/demo.ts'
import { addEmpresas } from './demo/empresas.ts'
import { nomesDosPerfis, perfis } from './demo/perfis.ts'
import type { Batch } from './insert-records.ts'

/** The records that code makes, for whoever checks files of records that refer to them. What costs time is made once, when it is asked for. */
export const known = once(recordsOfCode)

function recordsOfCode(): Known {
  const base = once(baseBatches)
  const demo = once(() => buildDemo().batches())
  const users: Batch = { path: 'utilitario/usuario', records: demoUsers.map(({ papel: _, ...user }) => user) }
  const profiles: Batch = {
    path: 'utilitario/perfil',
    records: Object.entries(nomesDosPerfis).map(([name, nome]) => ({ id: perfis[name as keyof typeof perfis], nome })),
  }
  return {
    companies: companies(),
    records(path) {
      const fixed = [...base(), users, profiles].filter((batch) => batch.path === path)
      const found = fixed.length > 0 ? fixed : demo().filter((batch) => batch.path === path)
      return found.map(({ company, records }) => ({ company, records: records.filter((record) => !isOfFile(record)) }))
    },
  }
}

function companies(): Known['companies'] {
  const demo = new Collection()
  addEmpresas(demo)
  const batches = demo.batches()
  const settingsOf = (company: unknown): RecordData =>
    batches.find(({ path, company: of }) => path === 'utilitario/empresa-configuracao' && of === company)?.records[0] ??
    {}
  const records = batches.flatMap((batch) => (batch.path === 'utilitario/empresa' ? batch.records : []))
  return new Map(
    records.map(({ id, nome, acIntegra }) => [
      String(nome),
      { id: Number(id), settings: { ...settingsOf(id), acIntegra: acIntegra === true } },
    ]),
  )
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
