import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { escapeLike } from '../list/search.ts'
import type { StoredRecord } from '../read/read.ts'
import type { ListQuery } from '../request/list-query.ts'
import { concealedIn } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { trashDays } from '../write/keep.ts'

/** A deleted record, as kept. */
export interface Deleted {
  id: number
  empresa_id: number | null
  registro_id: number
  rotulo: string
  dados: StoredRecord
  colunas: Record<string, unknown>
  usuario_nome: string | null
  excluido_em: string
}

/** A deleted record as a list shows it. */
export interface DeletedRow {
  id: number
  registroId: number
  rotulo: string
  excluidoEm: string
  excluidoPor?: string
  /** when it will be erased for good */
  apagadoEm: string
}

const columns = 'id, empresa_id, registro_id, rotulo, usuario_nome, excluido_em'
const kept = `excluido_em > now() - interval '${trashDays} days'`

/** Refuses a session that does not see every row of the entity: nothing tells whose a deleted record would be. @throws DomainError 403 */
function requireEveryRow({ entity, session, deps }: Ctx): void {
  const hidden = deps.registry[entity.path]?.hooks?.rows?.(session, 't', new Values())
  if (session.restricted || hidden !== undefined) fail('NAO_AUTORIZADO')
}

function conditions(ctx: Ctx, values: Values): string[] {
  requireEveryRow(ctx)
  const { entity, session } = ctx
  return [`entidade = ${values.add(entity.path)}`, ofSession(entity, session, values), kept]
}

function ofSession(entity: Entity, { empresaId }: Session, values: Values): string {
  const shared = 'empresa_id is null'
  if (!isOfCompany(entity) && !mayBeOfInstallation(entity)) return shared
  const own = `empresa_id = ${values.add(empresaId)}`
  return isOfCompany(entity) ? own : `(${own} or ${shared})`
}

/** A page of the deleted records of an entity in the session's company, newest first. */
export async function listDeleted(ctx: Ctx, { q, offset, limit }: Pick<ListQuery, 'q' | 'offset' | 'limit'>) {
  const values = new Values()
  const where = conditions(ctx, values)
  if (q?.trim()) where.push(`prumo_busca(rotulo) like prumo_busca(${values.add(`%${escapeLike(q.trim())}%`)})`)
  const text = `select ${columns}, count(*) over ()::int as total_ from registro_excluido
    where ${where.join(' and ')} order by id desc limit ${values.add(limit)} offset ${values.add(offset)}`
  const rows = await run<Deleted & { total_: number }>(ctx.db, text, values.list)
  return { rows: rows.map(rowOf), total: rows[0]?.total_ ?? 0 }
}

/** One deleted record. @throws DomainError 404 */
export async function findDeleted(ctx: Ctx, id: number, lock = false): Promise<Deleted> {
  const values = new Values()
  const where = [...conditions(ctx, values), `id = ${values.add(id)}`]
  const text = `select ${columns}, dados, colunas from registro_excluido where ${where.join(' and ')}${lock ? ' for update' : ''}`
  const [found] = await run<Deleted>(ctx.db, text, values.list)
  return found ?? fail('NAO_ENCONTRADO')
}

/** Id in the bin of the last deleted record that had this id, or whose field `reference` referred to it. */
export async function deletedLike(
  ctx: Ctx,
  { id, reference }: { id: number; reference?: string },
): Promise<number | undefined> {
  const values = new Values()
  const where = conditions(ctx, values)
  where.push(
    reference === undefined
      ? `registro_id = ${values.add(id)}`
      : `(dados #>> array[${values.add(reference)}::text, 'id'])::bigint = ${values.add(id)}`,
  )
  const text = `select id from registro_excluido where ${where.join(' and ')} order by id desc limit 1`
  const [found] = await run<{ id: number }>(ctx.db, text, values.list)
  return found?.id
}

export function rowOf({ id, registro_id, rotulo, usuario_nome, excluido_em }: Deleted): DeletedRow {
  const apagado = new Date(Date.parse(excluido_em) + trashDays * 86_400_000)
  return {
    id,
    registroId: registro_id,
    rotulo,
    excluidoEm: excluido_em,
    ...(usuario_nome ? { excluidoPor: usuario_nome } : {}),
    apagadoEm: apagado.toISOString(),
  }
}

/** A deleted record with its values as the form shows them, as far as the session may know them; of lists of rows their number. */
export async function detailOf(ctx: Ctx, deleted: Deleted) {
  const concealed = await concealedIn(ctx, deleted.registro_id)
  const campos = fieldsOf(ctx, deleted.dados).filter(({ campo }) => !concealed.includes(campo))
  return { ...rowOf(deleted), campos }
}

function fieldsOf({ entity, session }: { entity: Ctx['entity']; session: Session }, dados: RecordData) {
  return leafFields(entity.fields).flatMap((field) => {
    const value = valueAt(dados, field.path)
    if (value === undefined || field.writeOnly || field.path === 'id' || !mayKnow(session, field, dados)) return []
    const texto = field.kind === 'children' ? String((value as unknown[]).length) : formatValue(field, value)
    return texto === '' ? [] : [{ campo: field.path, titulo: field.title, texto }]
  })
}
