import type { LogLine, TrailChange } from '#schemas/runtime/answers/trail.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { RESTAURAR_EXCLUIDOS } from '#server/platform/access/authorities.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { companyDeps, contextOf } from '#server/platform/crud/context.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { concealableFields, concealingRecords } from '#server/platform/crud/sight/concealed.ts'
import { nameReferences } from '#server/platform/crud/trail/named-references.ts'
import { byWhom, knownTo, operationTitle, readableChanges, withName } from '#server/platform/crud/trail/trail.ts'
import type { Changes, Origin } from '#server/platform/crud/trail/write-trail.ts'
import { run } from '#server/platform/database/sql.ts'
import { seesEverything } from './asked.ts'
import { labelsOf } from './labels.ts'
import { moduleOf, screenOf } from './screens.ts'

export interface LogRow {
  id: number
  criada_em: string
  usuario_nome: string | null
  empresa_id: number | null
  empresa: string | null
  entidade: string
  registro_id: number
  operacao: string
  campos: Changes
  origem: Origin | null
  lote_id: number | null
}

/** Title of an entity's screen in the menu. */
const titleOf = ({ menu, plural }: Entity): string => menu?.title ?? plural

/** Titles of operations by the specification (spec 3 §3 Log). */
const names: Record<string, string> = { criacao: 'Inserção', alteracao: 'Atualização', exclusao: 'Remoção' }

/** Formats rows for the screen: field titles, formatted values, titles of operations, labels of records. */
export async function logLines(base: Deps, session: Session, rows: LogRow[]): Promise<LogLine[]> {
  const deps = companyDeps(base, session.own)
  const labels = await labelsOf(
    deps.database.kysely,
    deps.model,
    rows.map(({ entidade, registro_id }) => [entidade, registro_id] as const),
  )
  const deleted = await deletedOf(deps, session, rows)
  const concealed = await concealedOf(base, session, rows)
  const hiddenIn = (entity: Entity, { entidade, registro_id }: LogRow) =>
    concealed.get(entidade)?.has(registro_id) ? concealableFields(deps, entity) : []
  const told = rows.map((row) => {
    const entity = deps.model.entities.get(row.entidade)
    const changes = ownAccess(session, row.campos)
    return { entity, changes: entity ? knownTo({ entity, session, deps }, changes, hiddenIn(entity, row)) : {} }
  })
  const named = await nameReferences({ db: deps.database.kysely, session, deps }, told)
  return rows.map((row, i) => {
    const { entity } = told[i] ?? {}
    const label = labels.get(`${row.entidade} ${row.registro_id}`)
    const campos = entity ? readableChanges({ entity }, named[i] ?? {}) : []
    const link = entity && label !== undefined ? linkOf(deps, session, entity, row) : undefined
    const lote = batchOf(row, session, entity)
    const registro = lote
      ? records(lote.registros)
      : entity?.single
        ? entity.title
        : (label ?? formerLabel(entity, campos))
    return {
      id: row.id,
      dataHora: row.criada_em,
      usuario: byWhom(row.usuario_nome ?? '', row.origem),
      empresa: row.empresa ?? '',
      modulo: entity ? moduleOf(deps.model, entity) : '',
      tela: entity ? titleOf(screenOf(deps.model, entity)) : row.entidade,
      entidade: entity?.title ?? row.entidade,
      operacao:
        (row.lote_id === null ? names[row.operacao] : undefined) ??
        withName(operationTitle(entity, row.operacao, row.lote_id !== null), row.origem),
      registroId: row.registro_id,
      ...(registro ? { registro } : {}),
      ...(link ? { link } : {}),
      ...(lote ? { lote } : {}),
      ...(deleted.has(`${row.entidade} ${row.registro_id}`) ? { excluido: `/${entity?.route}/excluidos` } : {}),
      campos,
    }
  })
}

/** Ids of records that conceal fields from the session, by entity. */
async function concealedOf(base: Deps, session: Session, rows: LogRow[]): Promise<Map<string, ReadonlySet<number>>> {
  const found = new Map<string, ReadonlySet<number>>()
  for (const path of new Set(rows.map(({ entidade }) => entidade))) {
    const entity = base.model.entities.get(path)
    if (!entity || concealableFields(base, entity).length === 0) continue
    const ids = rows.filter(({ entidade }) => entidade === path).map(({ registro_id }) => registro_id)
    found.set(path, await concealingRecords(contextOf(base, entity, session), [...new Set(ids)]))
  }
  return found
}

/** Keeps of a user's accesses only those to the session's companies: who sees one company may not learn who works in another. */
function ownAccess(session: Session, changes: Changes): Changes {
  const { empresas, ...others } = changes
  if (!empresas || seesEverything(session)) return changes
  const own = (list: unknown) =>
    Array.isArray(list) ? list.filter(({ empresa }) => session.empresas.some(({ id }) => id === empresa?.id)) : list
  const [de, para] = [own(empresas.de), own(empresas.para)]
  return JSON.stringify(de) === JSON.stringify(para) ? others : { ...others, empresas: { de, para } }
}

/** Data of a bulk operation's line, which names no record. */
function batchOf(row: LogRow, session: Session, entity: Entity | undefined): LogLine['lote'] {
  const { lote_id, registro_id, origem } = row
  if (lote_id === null || registro_id !== 0) return undefined
  const { registros = 0, recusados = 0 } = origem ?? {}
  const needed = undoAuthority(entity, row.operacao)
  const mayUndo = needed !== undefined && registros > 0 && isHere(row, session) && hasAuthority(session, needed)
  return { id: lote_id, registros, recusados, ...(mayUndo ? { desfazer: entity?.route } : {}) }
}

/** Authority to undo: update for bulk edits, delete for imports; undoing is final. */
function undoAuthority(entity: Entity | undefined, operation: string): string | undefined {
  if (operation === 'edicao-em-lote') return entity?.authority.update
  return operation === 'importacao' ? entity?.authority.delete : undefined
}

const isHere = ({ empresa_id }: LogRow, { empresaId }: Session) => empresa_id === null || empresa_id === empresaId

const records = (n: number) => (n === 1 ? '1 registro' : `${n.toLocaleString('pt-BR')} registros`)

/** Records that are deleted and can be restored by this session in its company. */
async function deletedOf({ database, model }: Deps, session: Session, rows: LogRow[]): Promise<Set<string>> {
  const gone = rows.filter((row) => {
    const entity = model.entities.get(row.entidade)
    return row.operacao === 'exclusao' && entity && hasAuthority(session, entity.authority.read)
  })
  if (gone.length === 0 || session.restricted || !session.authorities.has(RESTAURAR_EXCLUIDOS)) return new Set()
  const text = `select entidade, registro_id from registro_excluido
    where (empresa_id is null or empresa_id = $1) and (entidade, registro_id) in (select * from unnest($2::text[], $3::bigint[]))`
  const found = await run<{ entidade: string; registro_id: number }>(database.kysely, text, [
    session.empresaId,
    gone.map(({ entidade }) => entidade),
    gone.map(({ registro_id }) => registro_id),
  ])
  return new Set(found.map(({ entidade, registro_id }) => `${entidade} ${registro_id}`))
}

/** Label of a deleted record, from the line's own changes. */
function formerLabel(entity: Entity | undefined, campos: TrailChange[]): string | undefined {
  const parts = entity?.label.map((path) => campos.find(({ campo }) => campo === path)).map((c) => c?.de || c?.para)
  return parts?.filter(Boolean).join(' ') || undefined
}

function linkOf(deps: Deps, session: Session, entity: Entity, row: LogRow): string | undefined {
  const { registro_id } = row
  if (!isHere(row, session) || entity.parent || !entity.route || entity.route.includes('{')) return undefined
  if (!hasAuthority(session, screenOf(deps.model, entity).authority.read)) return undefined
  return entity.single ? `/${entity.route}` : `/${entity.route}/${registro_id}`
}
