import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { labelOf } from '#schemas/runtime/display.ts'
import type { RecordData, Workflow } from '#schemas/runtime/model.ts'
import { hasAuthority, type Session } from '#server/session/session.ts'
import { contextOf } from '../../context.ts'
import type { Ctx, Deps } from '../../define.ts'
import { findStored } from '../../read.ts'
import { run } from '../../sql.ts'
import { decidesFor } from './levels.ts'
import type { Wait } from './waits.ts'

interface Row extends Wait {
  entidade: string
  registro_id: number
}

/** Records looked at for one answer: who has more waits than that works through them. */
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
  const found: Pending[] = []
  for (const row of rows) {
    const entity = decided.find(({ path }) => path === row.entidade)
    const one = entity && (await pendingAt(contextOf(deps, entity, session), row))
    if (one) found.push(one)
  }
  return found
}

async function pendingAt(ctx: Ctx, row: Row): Promise<Pending | undefined> {
  const { entity } = ctx
  const workflow = entity.workflows?.find(({ name }) => name === row.fluxo)
  const level = workflow?.approval?.levels.find(({ name }) => name === row.nivel)
  const record = await findStored(ctx, Number(row.registro_id))
  if (!workflow?.approval || !level || !record || !(await decidesFor(ctx, level, row, record))) return undefined
  const { approved, refused } = workflow.approval
  return {
    entidade: entity.path,
    titulo: entity.title,
    registroId: record.id,
    rotulo: labelOf(entity, record as RecordData),
    rota: entity.route ?? '',
    fluxo: workflow.name,
    etapa: level.title,
    desde: row.aberta_em,
    ...(row.prazo ? { prazo: row.prazo } : {}),
    atrasada: row.prazo !== null && row.prazo < ctx.context.hoje,
    aprovar: answerOf(ctx, workflow, approved),
    reprovar: answerOf(ctx, workflow, refused),
    versao: record.versao,
  }
}

/** The step that decides so, and what its body says. */
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
