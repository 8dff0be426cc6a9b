import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import type { Stored } from '../case.ts'
import { model } from '../subject.ts'
import { type Plan, settingsOf } from './plan.ts'

/** Where the values that conditions see are kept. */
const kept = [
  { whose: 'empresa', entity: 'utilitario/empresa-configuracao', url: '/api/utilitario/empresas/configuracao' },
  { whose: 'empresa', entity: 'utilitario/empresa', url: '/api/utilitario/empresas/1' },
  { whose: 'parametros', entity: 'utilitario/parametros-sistema', url: '/api/utilitario/parametros-sistema' },
] as const

/** Does something under the settings of a plan, changed and changed back through the product's own calls. */
export async function under<T>(admin: Client, plan: Plan, work: () => Promise<T>): Promise<T> {
  const undo: (() => Promise<void>)[] = []
  for (const { whose, entity, url } of kept) {
    const fields = model.entities.get(entity)?.fields ?? []
    const own = Object.entries(settingsOf(plan, whose)).filter(([name]) => fields.some((f) => f.name === name))
    undo.push(await change(admin, url, Object.fromEntries(own)))
  }
  try {
    return await work()
  } finally {
    for (const back of undo) await back()
  }
}

/** @returns what brings the settings back */
async function change(admin: Client, url: string, wanted: RecordData): Promise<() => Promise<void>> {
  if (Object.keys(wanted).length === 0) return async () => {}
  const before = (await admin.get(url)).json() as RecordData
  const differs = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value),
  )
  if (differs.length === 0) return async () => {}
  await patch(admin, url, Object.fromEntries(differs))
  return () => patch(admin, url, Object.fromEntries(differs.map(([name]) => [name, before[name] ?? null])))
}

async function patch(admin: Client, url: string, changes: RecordData): Promise<void> {
  const { versao } = (await admin.get(url)).json() as Stored
  const answer = await admin.patch(url, { ...changes, versao })
  expect(answer.statusCode, answer.body).toBe(200)
}
