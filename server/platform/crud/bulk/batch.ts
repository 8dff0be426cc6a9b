import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { labelSql } from '../plan/plan.ts'
import { rowLimits, visibleRows } from '../sight/visible-rows.ts'

export type BatchKind = 'edicao' | 'importacao' | 'desfeita' | 'acao'

/** A record that was left as it is, and why, in the words of the form. */
export interface Refusal {
  id: number
  rotulo: string
  erros: FieldError[]
}

/** What was done to one record: the version it now has, and what its fields held before (absent: it was created). */
export interface Done {
  id: number
  versao: number
  antes?: RecordData
}

/** One operation on many records, as stored. */
export interface Batch {
  empresa_id: number
  id: number
  tipo: BatchKind
  entidade: string
  usuario_id: number | null
  usuario_nome: string | null
  desfaz_id: number | null
  total: number
  alterados: number
  inalterados: number
  recusas: Refusal[]
  criado_em: string
  desfeito_em: string | null
}

/** Begins an operation in the transaction of its writes. @returns a context whose trail belongs to it */
export async function beginBatch(
  tx: Ctx,
  kind: BatchKind,
  about: { tarefaId?: string; undoes?: number } = {},
): Promise<Ctx & { lote: number }> {
  const { session, entity } = tx
  const text = `insert into lote (empresa_id, tipo, entidade, usuario_id, usuario_nome, tarefa_id, desfaz_id)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`
  const [row] = await run<{ id: number }>(tx.db, hot(text), [
    session.empresaId,
    kind,
    entity.path,
    session.usuario.id,
    session.usuario.nome,
    about.tarefaId ?? null,
    about.undoes ?? null,
  ])
  return { ...tx, lote: row?.id ?? 0 }
}

/** Stores what was done to records of the operation; a record stored before only gets its new version (`antes` stays). */
export async function noteDone(tx: Ctx & { lote: number }, done: Done[]): Promise<void> {
  if (done.length === 0) return
  const text = `insert into lote_registro (empresa_id, lote_id, registro_id, versao, antes)
    select $1, $2, x.id, x.versao, x.antes from unnest($3::bigint[], $4::int[], $5::jsonb[]) x(id, versao, antes)
    on conflict (empresa_id, lote_id, registro_id) do update set versao = excluded.versao`
  await run(tx.db, hot(text), [
    tx.session.empresaId,
    tx.lote,
    done.map((d) => d.id),
    done.map((d) => d.versao),
    done.map((d) => (d.antes ? JSON.stringify(d.antes) : null)),
  ])
}

export interface Counts {
  total: number
  alterados: number
  inalterados: number
  recusas: Refusal[]
}

/** Stores the counts and refusals of the operation. */
export async function endBatch(tx: Ctx & { lote: number }, counts: Counts): Promise<void> {
  const text =
    'update lote set total = $3, alterados = $4, inalterados = $5, recusas = $6 where empresa_id = $1 and id = $2'
  const { total, alterados, inalterados, recusas } = counts
  await run(tx.db, hot(text), [tx.session.empresaId, tx.lote, total, alterados, inalterados, JSON.stringify(recusas)])
}

/** Finds the operation a task has already committed: a job may be retried after its commit. */
export async function batchOfTask(ctx: Ctx, tarefaId: string): Promise<Batch | undefined> {
  const text = 'select * from lote where empresa_id = $1 and tarefa_id = $2'
  const [batch] = await run<Batch>(ctx.db, hot(text), [ctx.session.empresaId, tarefaId])
  return batch
}

/** Reads an operation on records of the context's entity; a session with restricted rows finds only its own. @throws DomainError 404 */
export async function findBatch(ctx: Ctx, id: number, lock = false): Promise<Batch> {
  const text = `select * from lote where empresa_id = $1 and id = $2 and entidade = $3${lock ? ' for update' : ''}`
  const [batch] = await run<Batch>(ctx.db, text, [ctx.session.empresaId, id, ctx.entity.path])
  return batch && maySee(batch, ctx.session) ? batch : fail('NAO_ENCONTRADO')
}

const maySee = ({ usuario_id }: Batch, { restricted, usuario }: Session) => !restricted || usuario_id === usuario.id

/** What an operation did, record by record, by descending id: later records may depend on earlier ones and are undone first. */
export async function doneBy(ctx: Ctx, { id }: Pick<Batch, 'id'>): Promise<Done[]> {
  const text = `select registro_id as id, versao, antes from lote_registro
    where empresa_id = $1 and lote_id = $2 order by registro_id desc`
  return run<Done>(ctx.db, hot(text), [ctx.session.empresaId, id])
}

/** Counts the operation's records that the session does not see, for example because its changes took them out of the session's rows. */
export async function countOutOfSight(ctx: Ctx, { id }: Pick<Batch, 'id'>): Promise<number> {
  const { entity, deps, session } = ctx
  if (rowLimits(entity, session, 't', new Values(), deps).length === 0) return 0
  const values = new Values()
  const done = [`l.empresa_id = ${values.add(session.empresaId)}`, `l.lote_id = ${values.add(id)}`].join(' and ')
  const seen = visibleRows(entity, session, 't', values, deps).join(' and ')
  const text = `select count(*)::int as n from lote_registro l join ${entity.table} t on t.id = l.registro_id
    where ${done} and (${seen}) is not true`
  const [row] = await run<{ n: number }>(ctx.db, text, values.list)
  return row?.n ?? 0
}

/** Labels of records by id, without records the session does not see. */
export async function labelsOf(ctx: Ctx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { entity, deps, session } = ctx
  const values = new Values()
  const conditions = [`t.id = any(${values.add(ids)}::bigint[])`, ...visibleRows(entity, session, 't', values, deps)]
  const label = labelSql(entity, deps.model, 't')
  const text = `select t.id, ${label} as rotulo from ${entity.table} t where ${conditions.join(' and ')}`
  const rows = await run<{ id: number; rotulo: string | null }>(ctx.db, text, values.list)
  return new Map(rows.map(({ id, rotulo }) => [id, rotulo ?? '']))
}
