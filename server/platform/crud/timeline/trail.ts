import type { Entity } from '#schemas/runtime/model.ts'
import { run, type Values } from '#server/platform/database/sql.ts'
import type { Ctx, TimelineKind, Told } from '../define.ts'
import type { StoredRecord } from '../read/read.ts'
import { TRAIL, type TrailRow, tellTrail } from '../trail/trail.ts'

/** Operations other than plain saves: actions, steps, decisions of approvals. */
const stepsOf = ({ actions, operations }: Entity): string[] => [
  ...actions.map(({ name }) => name),
  ...Object.keys(operations),
  'aprovacao',
]

const rows = (ctx: Ctx, record: { id: number }, values: Values, isStep: boolean): string => {
  const which = `a.entidade = ${values.add(ctx.entity.path)} and a.registro_id = ${values.add(record.id)}`
  const named = `a.operacao = any(${values.add(stepsOf(ctx.entity))}::text[])`
  return `select a.id, a.criada_em as data from auditoria a where ${which} and ${isStep ? named : `not ${named}`}`
}

async function tell(ctx: Ctx, record: StoredRecord, ids: number[]): Promise<Map<number, Told>> {
  const found = await run<TrailRow>(ctx.db, `select ${TRAIL} from auditoria where id = any($1::bigint[])`, [ids])
  const lines = await tellTrail(ctx, record, found)
  return new Map(
    lines.map(({ id, data, titulo, usuario, campos }) => [
      Number(id),
      { data, titulo, ...(usuario.nome ? { por: usuario.nome } : {}), ...(campos.length > 0 ? { campos } : {}) },
    ]),
  )
}

/** Actions, steps of workflows and decisions, from the trail. */
export const steps: TimelineKind = {
  name: 'passos',
  title: 'Passos e aprovações',
  rows: (ctx, record, values) => (ctx.entity.actions.length > 0 ? rows(ctx, record, values, true) : undefined),
  tell,
}

/** All other lines of the trail. */
export const changes: TimelineKind = {
  name: 'alteracoes',
  title: 'Alterações',
  rows: (ctx, record, values) => rows(ctx, record, values, false),
  tell,
}
