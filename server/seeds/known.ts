import type { Known } from '#schemas/data/memory.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Batch } from '#server/platform/data/insert-records.ts'
import { baseBatches } from './base/insert.ts'
import { demoUsers } from './demo/acesso.ts'
import { Collection } from './demo/collection.ts'
import { buildDemo } from './demo/demo.ts'
import { addEmpresas } from './demo/empresas.ts'
import { nomesDosPerfis, perfis } from './demo/perfis.ts'

/** Records created by code, for checks of files that refer to them. Expensive ones are built lazily, once. */
export const known = once(recordsOfCode)

function recordsOfCode(): Known {
  const base = once(baseBatches)
  const demo = once(() => buildDemo().batches())
  const users: Batch = { path: 'utilitario/usuario', records: demoUsers.map(({ papel: _, ...user }) => user) }
  const profiles: Batch = {
    path: 'utilitario/perfil',
    records: Object.entries(nomesDosPerfis).map(([name, nome]) => ({ id: perfis[name as keyof typeof perfis], nome })),
  }
  const companies = once(companyBatches)
  const of = (path: string, batches: Batch[]) => batches.filter((batch) => batch.path === path)
  return {
    companies: named(companies()),
    records(path) {
      for (const cheap of [() => [users, profiles], companies, base]) {
        const found = of(path, cheap())
        if (found.length > 0) return found
      }
      return of(path, demo())
    },
  }
}

function companyBatches(): Batch[] {
  const demo = new Collection()
  addEmpresas(demo)
  return demo.batches()
}

function named(batches: Batch[]): Known['companies'] {
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
