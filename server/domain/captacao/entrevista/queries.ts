import { sql } from 'kysely'
import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { DeskInterview } from '#schemas/runtime/answers/recruitment/desk.ts'
import type { EntrevistasDoCartao, Marcada } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { run } from '#server/platform/database/sql.ts'

/** Address of the organizer where the company has no reply address; .invalid is reserved (RFC 2606). */
export const NINGUEM = 'nao-responda@prumo-rh.invalid'

/** End of an interview. */
export const fimDe = ({ inicio, duracao }: Pick<Entrevista, 'inicio' | 'duracao'>): Date =>
  new Date(new Date(inicio).getTime() + duracao * 60_000)

/** The mean of the marks of each interview that has any, with two decimals: rows of a list carry no marks. */
export async function medias({ db, session }: Ctx, ids: number[]): Promise<Map<number, number>> {
  const text = `select entrevista_id as id, round(avg(nota), 2)::float8 as media from entrevista_nota
    where empresa_id = $1 and entrevista_id = any($2::bigint[]) group by 1`
  const rows = await run<{ id: number; media: number }>(db, text, [session.empresaId, ids])
  return new Map(rows.map(({ id, media }) => [Number(id), media]))
}

export interface Pessoa {
  id: number
  nome: string
  email: string | null
}

/** Users as participants of an interview. */
export const usuarios = ({ db }: Ctx, ids: number[]): Promise<Pessoa[]> =>
  run<Pessoa>(db, 'select id, nome, email from usuario where id = any($1::bigint[]) order by nome', [ids])

/** Request and candidate of a candidacy, and the company's reply address. */
export async function candidaturaDe({ db, session }: Ctx, id: number) {
  const text = `select s.candidato_id as "candidatoId", c.nome as candidato, c.contato_email as email, s.solicitacao_id as "solicitacaoId",
      v.descricao as vaga, e.nome as empresa, s.etapa_seletiva_id as "etapaId", k.email_resposta as resposta
    from candidato_solicitacao s
    join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
    join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
    join empresa e on e.id = s.empresa_id
    left join empresa_configuracao k on k.empresa_id = s.empresa_id
    where s.empresa_id = $1 and s.id = $2`
  interface Row {
    candidatoId: number
    candidato: string
    email: string | null
    solicitacaoId: number
    vaga: string
    empresa: string
    etapaId: number | null
    resposta: string | null
  }
  const [row] = await run<Row>(db, text, [session.empresaId, id])
  return row
}

/** Interviews arranged for the day that the session sees, by their time: at most 50. */
export async function entrevistasDoDia(ctx: Ctx): Promise<DeskInterview[]> {
  const { db, session, context } = ctx
  const day = (after: number) =>
    sql`((${context.hoje}::date + ${after}::int)::timestamp at time zone 'America/Sao_Paulo')`
  const { rows } = await sql<DeskInterview>`
    select e.id, e.inicio, e.duracao, e.local, e.candidatura_id as "candidaturaId", c.nome as candidato, v.descricao as vaga,
      e.inicio + make_interval(mins => e.duracao) < now() as passou,
      exists (select from entrevista_entrevistadores x where x.empresa_id = e.empresa_id and x.entrevista_id = e.id
        and x.usuario_id = ${session.usuario.id}) as comigo
    from entrevista e
    join candidato_solicitacao s on s.empresa_id = e.empresa_id and s.id = e.candidatura_id
    join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
    join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
    where ${visibleSql(ctx, 'captacao/entrevista', 'e')} and e.situacao = 'M' and e.inicio >= ${day(0)} and e.inicio < ${day(1)}
    order by e.inicio, e.id limit 50`.execute(db)
  return rows
}

/** Planned interviews of a request's selection, by candidacy; empty without authority to read interviews. */
export async function entrevistasDaVaga(ctx: Ctx, solicitacaoId: number): Promise<Map<number, EntrevistasDoCartao>> {
  const { entity } = forEntity(ctx, 'captacao/entrevista')
  if (!hasAuthority(ctx.session, entity.authority.read)) return new Map()
  const text = `select e.id, e.versao, e.inicio, e.candidatura_id as "candidaturaId",
      e.inicio + make_interval(mins => e.duracao) < now() as passou
    from entrevista e join candidato_solicitacao s on s.empresa_id = e.empresa_id and s.id = e.candidatura_id
    where e.empresa_id = $1 and s.solicitacao_id = $2 and e.situacao = 'M' order by e.inicio`
  const rows = await run<Marcada & { candidaturaId: number; passou: boolean }>(ctx.db, text, [
    ctx.session.empresaId,
    solicitacaoId,
  ])
  const found = new Map<number, EntrevistasDoCartao>()
  for (const { candidaturaId, passou, id, versao, inicio } of rows) {
    const one = found.get(Number(candidaturaId)) ?? {}
    const marcada = { id: Number(id), versao: Number(versao), inicio }
    if (passou) one.semDesfecho = marcada
    else one.proxima ??= marcada
    found.set(Number(candidaturaId), one)
  }
  return found
}
