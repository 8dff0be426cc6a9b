import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { isRegister, recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { RecordData, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { run } from '#server/platform/database/sql.ts'
import { contextOf } from '../../context.ts'
import type { Ctx, Deps } from '../../define.ts'
import { findManyStored, type StoredRecord } from '../../read/read.ts'
import { isConcealable } from '../../sight/concealed.ts'
import { mayKnow } from '../../sight/field-authority.ts'
import { decidesFor } from './levels.ts'
import { unaskedRecords } from './unasked.ts'
import type { Wait } from './waits.ts'

interface Row extends Wait {
  entidade: string
  registro_id: number
}

/** Most open stages that are read for one answer. */
const MOST = 200

const OPEN = `select id, entidade, registro_id, fluxo, nivel, usuarios, authority, aberta_em, prazo, escalada_em, decisoes, resultado, encerrada_em
  from aprovacao where empresa_id = $1 and resultado is null and entidade = any($2::text[])
  and (usuarios && $3::bigint[] or authority = any($4::text[]) or escalada_em is not null)
  order by prazo nulls last, aberta_em, id limit ${MOST}`

/** What waits for a session's decision in its company, the most urgent first; only records that it sees. */
export async function pendingFor(deps: Deps, session: Session): Promise<Pending[]> {
  const decided = [...deps.model.entities.values()].filter(
    ({ workflows, authority }) => workflows?.some(({ approval }) => approval) && hasAuthority(session, authority.read),
  )
  const [first] = decided
  if (!first) return []
  const base = contextOf(deps, first, session)
  const away = (await base.deps.people?.standsInFor(base)) ?? []
  const rows = await run<Row>(base.db, OPEN, [
    session.empresaId,
    decided.map(({ path }) => path),
    [session.usuario.id, ...away],
    [...session.authorities],
  ])
  const records = new Map<string, { ctx: Ctx; record: StoredRecord }>()
  for (const entity of decided) {
    const own = rows.filter(({ entidade }) => entidade === entity.path).map(({ registro_id }) => Number(registro_id))
    const ctx = contextOf(deps, entity, session)
    // one statement for all of a register
    for (const record of await findManyStored(ctx, [...new Set(own)]))
      records.set(`${entity.path} ${record.id}`, { ctx, record })
  }
  const found: Pending[] = []
  for (const row of rows) {
    const about = records.get(`${row.entidade} ${Number(row.registro_id)}`)
    const one = about && (await pendingAt(about.ctx, row, about.record))
    if (one) found.push(one)
  }
  for (const entity of decided) {
    const ctx = contextOf(deps, entity, session)
    for (const { wait, record } of await unaskedRecords(ctx, MOST - rows.length)) {
      const one = await pendingAt(ctx, wait, record)
      if (one) found.push(one)
    }
  }
  return found
}

async function pendingAt(ctx: Ctx, row: Wait, record: StoredRecord): Promise<Pending | undefined> {
  const { entity } = ctx
  const workflow = entity.workflows?.find(({ name }) => name === row.fluxo)
  const level = workflow?.approval?.levels.find(({ name }) => name === row.nivel)
  if (!workflow?.approval || !level || !(await decidesFor(ctx, level, row, record))) return undefined
  const { approved, refused } = workflow.approval
  return {
    entidade: entity.path,
    titulo: entity.title,
    registroId: record.id,
    rotulo: labelOf(entity, record as RecordData),
    rota: entity.route ?? '',
    endereco: recordAddress(entity, entity.route ?? '', record.id),
    detalhes: detailsOf(ctx, record),
    fluxo: workflow.name,
    etapa: level.title,
    ...(row.aberta_em === '' ? {} : { desde: row.aberta_em }),
    ...(row.prazo ? { prazo: row.prazo } : {}),
    atrasada: row.prazo !== null && row.prazo < ctx.context.hoje,
    aprovar: answerOf(ctx, workflow, approved),
    reprovar: answerOf(ctx, workflow, refused),
    versao: record.versao,
  }
}

/** Texts of the head of the record's page, as far as the session may know them: subtitle, then figures with their titles. */
function detailsOf({ entity, session, deps }: Ctx, record: StoredRecord): string[] {
  const { subtitle = [], figures = [] } = entity.summary ?? {}
  const said = (path: string, withTitle: boolean): string[] => {
    const field = isRegister(path) || isConcealable(deps, entity, path) ? undefined : fieldAt(entity, path)
    const value = field && mayKnow(session, field, record) ? valueAt(record, field.path) : undefined
    const text = field && value !== undefined && value !== 0 ? formatValue(field, value) : ''
    return text === '' ? [] : [withTitle ? `${field?.title}: ${text}` : text]
  }
  return [...subtitle.flatMap((path) => said(path, false)), ...figures.flatMap((path) => said(path, true))]
}

/** The step that leads from the waiting state to `goal`, and its body. */
export function answerOf({ entity }: Ctx, { approval, field, transitions }: Workflow, goal: string): Answer {
  const { in: from = '', reason } = approval ?? {}
  const passo = transitions.find((one) => one.from.includes(from) && one.to.includes(goal))?.name ?? ''
  const { fields = [], required = [] } = entity.actions.find(({ name }) => name === passo) ?? {}
  return {
    passo,
    corpo: field !== undefined && fields.includes(field) ? { [field]: goal } : {},
    ...(reason !== undefined && fields.includes(reason) ? { motivo: reason } : {}),
    ...(reason !== undefined && required.includes(reason) ? { motivoObrigatorio: true } : {}),
  }
}
