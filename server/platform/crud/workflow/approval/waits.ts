import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../../define.ts'

/** A decision on a record at one stage. */
export interface Decision {
  usuarioId?: number
  nome: string
  /** id of the user he substituted */
  por?: number
  /** `passou`: skipped, since nobody could be asked */
  decisao: 'aprovou' | 'reprovou' | 'passou'
  em: string
  motivo?: string
}

/** A stage that a record waits, or waited, at. */
export interface Wait {
  id: number
  fluxo: string
  nivel: string
  /** users who had one of the stage's roles when it began */
  usuarios: number[]
  authority: string | null
  aberta_em: string
  prazo: string | null
  escalada_em: string | null
  decisoes: Decision[]
  resultado: 'aprovada' | 'reprovada' | 'cancelada' | null
  encerrada_em: string | null
}

const OPEN =
  hot(`insert into aprovacao (empresa_id, entidade, registro_id, fluxo, nivel, usuarios, authority, prazo, decisoes)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)
const READ =
  hot(`select id, fluxo, nivel, usuarios, authority, aberta_em, prazo, escalada_em, decisoes, resultado, encerrada_em from aprovacao
  where empresa_id = $1 and entidade = $2 and registro_id = $3 order by id`)
const DECIDE = hot('update aprovacao set decisoes = decisoes || $3::jsonb where empresa_id = $1 and id = $2')
const CLOSE = hot('update aprovacao set resultado = $3, encerrada_em = now() where empresa_id = $1 and id = $2')

/** Every stage of a record, oldest first. */
export const waitsOf = (ctx: Ctx, id: number): Promise<Wait[]> =>
  run<Wait>(ctx.db, READ, [ctx.session.empresaId, ctx.entity.path, id])

/** The stage a record waits at, if it waits. */
export async function openWait(ctx: Ctx, id: number, fluxo: string): Promise<Wait | undefined> {
  return (await waitsOf(ctx, id)).find((wait) => wait.fluxo === fluxo && wait.resultado === null)
}

export async function beginWait(
  ctx: Ctx,
  id: number,
  wait: Pick<Wait, 'fluxo' | 'nivel' | 'usuarios' | 'authority' | 'prazo' | 'decisoes'>,
): Promise<void> {
  const { fluxo, nivel, usuarios, authority, prazo, decisoes } = wait
  const place = [ctx.session.empresaId, ctx.entity.path, id]
  await run(ctx.db, OPEN, [...place, fluxo, nivel, usuarios, authority, prazo, JSON.stringify(decisoes)])
}

export async function noteDecision(ctx: Ctx, wait: Wait, decision: Decision): Promise<void> {
  await run(ctx.db, DECIDE, [ctx.session.empresaId, wait.id, JSON.stringify([decision])])
}

export async function endWait(ctx: Ctx, wait: Wait, resultado: NonNullable<Wait['resultado']>): Promise<void> {
  await run(ctx.db, CLOSE, [ctx.session.empresaId, wait.id, resultado])
}
