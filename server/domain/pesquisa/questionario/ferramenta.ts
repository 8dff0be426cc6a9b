import type { ExternalToolStatus } from '#schemas/runtime/answers/surveys/external-tool.ts'
import { PESQUISA, type Pesquisa, readPesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { alcance } from '#server/domain/utilitario/integracao/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/** State of a questionnaire in the tool. */
export interface Envio {
  numeroVersao: number | null
  identificador: string | null
  enviadoEm: string | null
  sincronizadoEm: string | null
  recebidas: number
  recusadas: number
  falha: string | null
  falhaEm: string | null
}

// $1 company, $2 questionnaire
const ENVIO = `select numero_versao as "numeroVersao", identificador, enviado_em as "enviadoEm", sincronizado_em as "sincronizadoEm",
    recebidas, recusadas, falha, falha_em as "falhaEm"
  from envio_externo where empresa_id = $1 and questionario_id = $2`
const DONA = 'select id::int as id from pesquisa where empresa_id = $1 and questionario_id = $2'

export const envioDe = async ({ db, session }: Ctx, questionario: number): Promise<Envio | undefined> =>
  (await run<Envio>(db, ENVIO, [session.empresaId, questionario]))[0]

/** @throws DomainError 409 */
const recusa = (message: string): never => fail('ACAO_NAO_PERMITIDA', {}, { message })

/** The survey of a questionnaire that the session reads, if it may be sent to the tool. @throws DomainError 404, 409 with the reason */
export async function pesquisaEnviavel(ctx: Ctx, questionario: number): Promise<Pesquisa> {
  await readRecord(ctx, questionario)
  const [dona] = await run<{ id: number }>(ctx.db, DONA, [ctx.session.empresaId, questionario])
  if (!dona) return recusa('Só o questionário de uma pesquisa vai à ferramenta externa.')
  const pesquisa = await readPesquisa(forEntity(ctx, PESQUISA), dona.id)
  if (!pesquisa.anonima)
    recusa('Só pesquisas anônimas vão à ferramenta externa: as respostas que ela devolve não dizem de quem são.')
  if (pesquisa.situacao === 'P') recusa('A pesquisa ainda não foi liberada.')
  if (pesquisa.situacao !== 'L') recusa('A pesquisa já foi encerrada.')
  return pesquisa
}

/** State of a questionnaire; what is missing where the tool cannot be used. */
export async function statusDe(ctx: Ctx, questionario: number, { env }: Prumo): Promise<ExternalToolStatus> {
  await readRecord(ctx, questionario)
  const envio = await envioDe(ctx, questionario)
  const { falta } = await alcance(ctx, env, 'FERRAMENTA_PESQUISA')
  const said = dropEmpty(envio ?? {})
  return {
    ...{ recebidas: 0, recusadas: 0, ...said },
    configurada: falta === undefined,
    ...(falta !== undefined && { comoConfigurar: 'Configure a ferramenta externa de pesquisas em Integrações.' }),
  }
}

// $1 company, $2 questionnaire, $3 failure; null clears it
const FALHA = `insert into envio_externo (empresa_id, questionario_id, recebidas, recusadas, falha, falha_em) values ($1, $2, 0, 0, $3, now())
  on conflict (empresa_id, questionario_id) do update set falha = excluded.falha, falha_em = excluded.falha_em`

/** Stores the last failure's message; the next success clears it. */
export async function guardaFalha({ db, session }: Ctx, questionario: number, falha: string): Promise<void> {
  await run(db, FALHA, [session.empresaId, questionario, falha])
}

/** Erases the tool's rows of a deleted questionnaire. */
export async function esqueceFerramenta({ db, session }: Ctx, questionario: number): Promise<void> {
  const values = [session.empresaId, questionario]
  await run(db, 'delete from resposta_externa where empresa_id = $1 and questionario_id = $2', values)
  await run(db, 'delete from envio_externo where empresa_id = $1 and questionario_id = $2', values)
}
