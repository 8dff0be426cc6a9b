import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { companyOf } from '#schemas/runtime/scope.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { labelSql, targetOf } from '../plan/plan.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import type { Changes } from './write-trail.ts'

type Reader = Pick<Ctx, 'db' | 'session' | 'deps'>

/** What a line of the trail is about, and what it says changed. */
export interface Told {
  entity: Entity | undefined
  changes: Changes
}

/**
 * Gives the references of changes, which the trail often holds by their id alone, the name of the record: today's, as far as the reader sees it; that of a
 * deleted one that could be restored; else title and id.
 */
export async function nameReferences(reader: Reader, told: Told[]): Promise<Changes[]> {
  const { model } = reader.deps
  const wanted = new Map<Entity, Set<number>>()
  for (const { entity, changes } of told)
    for (const [path, { de, para }] of Object.entries(changes)) {
      const field = entity && fieldAt(entity, path)
      if (!field || !refers(field)) continue
      const target = targetOf(field, model)
      const ids = wanted.get(target) ?? new Set()
      for (const id of [...unnamed(de), ...unnamed(para)]) ids.add(id)
      if (ids.size > 0) wanted.set(target, ids)
    }
  if (wanted.size === 0) return told.map(({ changes }) => changes)
  const names = new Map<Entity, Map<number, string>>()
  for (const [target, ids] of wanted) names.set(target, await namesOf(reader, target, [...ids]))
  return told.map(({ entity, changes }) => {
    const named = Object.entries(changes).map(([path, change]): [string, Changes[string]] => {
      const field = entity && fieldAt(entity, path)
      const known = field && refers(field) ? names.get(targetOf(field, model)) : undefined
      if (!field || !known || !('de' in change || 'para' in change)) return [path, change]
      const key = targetOf(field, model).labelKey
      return [path, { de: withName(change.de, known, key), para: withName(change.para, known, key) }]
    })
    return Object.fromEntries(named)
  })
}

const refers = ({ kind }: Field): boolean => kind === 'reference' || kind === 'references' || kind === 'ids'

/** Ids of a value that come without a text. */
function unnamed(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(unnamed)
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { id, ...texts } = value as RecordData
  return typeof id === 'number' && !Object.values(texts).some((text) => typeof text === 'string') ? [id] : []
}

function withName(value: unknown, names: ReadonlyMap<number, string>, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withName(one, names, key))
  const [id] = unnamed(value)
  return id === undefined ? value : { id, [key]: names.get(id) ?? String(id) }
}

async function namesOf({ db, session, deps }: Reader, target: Entity, ids: number[]): Promise<Map<number, string>> {
  const values = new Values()
  const where = [`t.id = any(${values.add(ids)}::bigint[])`, ...visibleRows(target, session, 't', values, around(deps))]
  const text = `select t.id, ${labelSql(target, deps.model, 't')} as rotulo from ${target.table} t where ${where.join(' and ')}`
  const there = await run<{ id: number; rotulo: string | null }>(db, text, values.list)
  const names = new Map(ids.map((id) => [id, `${target.title} ${id}`]))
  for (const { id, rotulo } of [...(await deletedAmong({ db, session, deps }, target, ids)), ...there])
    if (rotulo) names.set(Number(id), rotulo)
  return names
}

const around = ({ model, registry }: Ctx['deps']) => ({ model, registry })

/** Labels of deleted records, only for a session that sees every row of the register. */
async function deletedAmong({ db, session, deps }: Reader, target: Entity, ids: number[]) {
  if (session.restricted || deps.registry[target.path]?.hooks?.rows?.(session, 't', new Values()) !== undefined)
    return []
  const text = `select registro_id as id, rotulo from registro_excluido
    where entidade = $1 and registro_id = any($2::bigint[]) and empresa_id is not distinct from $3`
  return run<{ id: number; rotulo: string }>(db, text, [target.path, ids, companyOf(target, session.empresaId)])
}
