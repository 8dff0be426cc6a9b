import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'

/** Where a company says nowhere its answers go, a calendar needs an address all the same (RFC 2606). */
export const NINGUEM = 'nao-responda@prumo-rh.invalid'

/** When an interview ends. */
export const fimDe = ({ inicio, duracao }: Pick<Entrevista, 'inicio' | 'duracao'>): Date =>
  new Date(new Date(inicio).getTime() + duracao * 60_000)

/** Another interview of the company that is still to take place, at least in part at the same time. */
const NO_MESMO_HORARIO = `from entrevista e where e.empresa_id = $1 and e.id <> $2 and e.situacao = 'M'
  and e.inicio < $4::timestamptz and e.inicio + make_interval(mins => e.duracao) > $3::timestamptz`

const horario = ({ session }: Ctx, entrevista: Entrevista) => [
  session.empresaId,
  entrevista.id ?? 0,
  entrevista.inicio,
  fimDe(entrevista).toISOString(),
]

/**
 * When the candidate is already being interviewed at that time. Two who invite the same candidate at once wait for each other here, until the
 * end of the transaction.
 */
export async function outraDoCandidato(ctx: Ctx, entrevista: Entrevista): Promise<string | undefined> {
  const { id } = entrevista.candidato ?? {}
  await run(ctx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`entrevista ${id}`])
  const text = `select e.inicio ${NO_MESMO_HORARIO} and e.candidato_id = $5 order by e.inicio limit 1`
  const [row] = await run<{ inicio: string }>(ctx.db, text, [...horario(ctx, entrevista), id])
  return row && displayInstant(new Date(row.inicio).toISOString())
}

/** Which interviewers already have an interview at that time, and when. */
export async function entrevistadoresOcupados(
  ctx: Ctx,
  entrevista: Entrevista,
): Promise<{ nome: string; quando: string }[]> {
  const text = `select distinct on (u.nome, u.id) u.nome, e.inicio from (select e.* ${NO_MESMO_HORARIO}) e
    join entrevista_entrevistadores l on l.empresa_id = e.empresa_id and l.entrevista_id = e.id
    join usuario u on u.id = l.usuario_id where u.id = any($5::bigint[]) order by u.nome, u.id, e.inicio`
  const ids = entrevista.entrevistadores.map(({ id }) => id)
  const rows = await run<{ nome: string; inicio: string }>(ctx.db, text, [...horario(ctx, entrevista), ids])
  return rows.map(({ nome, inicio }) => ({ nome, quando: displayInstant(new Date(inicio).toISOString()) }))
}

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

/** Users as they are invited. */
export const usuarios = ({ db }: Ctx, ids: number[]): Promise<Pessoa[]> =>
  run<Pessoa>(db, 'select id, nome, email from usuario where id = any($1::bigint[]) order by nome', [ids])

/** The request and the candidate of one candidacy, and what a company's invitations are answered to. */
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
