import { type RawBuilder, sql } from 'kysely'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { Sugestoes } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { atendeDe, type Criterio, criteriosDe, partesDe } from './aderencia.ts'

/** Candidates proposed at once. */
const MAIS = 50

interface Row {
  candidatoId: number
  nome: string
  foto: string | null
  cidade: string | null
  uf: string | null
  pontos: number
  atende: number[]
}

/**
 * Available candidates who are not in the request, by adherence, descending, each with the criteria he meets.
 * @param q words of the name; without it only candidates who meet some criterion
 */
export async function sugestoes(ctx: Ctx, solicitacaoId: number, q: string): Promise<Sugestoes> {
  const candidatos = forEntity(ctx, 'captacao/candidato')
  requireAuthority(ctx.session, candidatos.entity.authority.read)
  const vaga = await readStored(forEntity(ctx, 'captacao/solicitacao-pessoal'), solicitacaoId)
  const criterios = await criteriosDe(ctx, vaga as StoredRecord & SolicitacaoPessoal)
  const pesos = criterios.reduce((sum, { peso }) => sum + peso, 0)
  const rows = await procura(ctx, solicitacaoId, criterios, q)
  return {
    criterios: criterios.map(({ nome, titulo, peso }) => ({ nome, titulo, peso })),
    candidatos: rows.map(({ pontos, atende, cidade, uf, ...row }) => ({
      ...row,
      cidade: cidade && uf ? `${cidade}/${uf}` : cidade,
      aderencia: Math.round((100 * pontos) / pesos),
      atende: Object.fromEntries(criterios.map(({ nome }, i) => [nome, Number(atende[i])])),
    })),
  }
}

/**
 * Reads the candidates who want the position first. Others reach at most the weights of all other criteria: when fifty
 * of the first have that many points, the rest is not read.
 */
async function procura(ctx: Ctx, solicitacaoId: number, criterios: Criterio[], q: string): Promise<Row[]> {
  const cargo = criterios.find(({ nome }) => nome === 'cargo')
  if (cargo?.partes && q.trim() === '') {
    const outros = criterios.reduce((sum, { nome, peso }) => (nome === 'cargo' ? sum : sum + peso), 0)
    const rows = await melhores(ctx, solicitacaoId, criterios, {
      so: sql`and c.id in (select p.candidato_id from (${cargo.partes}) p)`,
    })
    if (rows.length === MAIS && rows.every(({ pontos }) => pontos > outros)) return rows
  }
  return melhores(ctx, solicitacaoId, criterios, { q })
}

/** @param so further condition on the candidates, alias `c` */
async function melhores(
  ctx: Ctx,
  solicitacaoId: number,
  criterios: Criterio[],
  { so = sql``, q = '' }: { so?: RawBuilder<unknown>; q?: string },
): Promise<Row[]> {
  const { db, session } = ctx
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const atende = atendeDe(criterios)
  const pontos = sql.join(
    criterios.map(({ peso }, i) => sql`${sql.lit(peso)} * a.atende[${sql.lit(i + 1)}]`),
    sql` + `,
  )
  const { rows } = await sql<Row>`
    with candidatos as materialized (
      select c.id, c.nome, c.foto, c.endereco_cidade_id, c.endereco_uf_id, c.pessoal_escolaridade, c.pretencao_salarial from candidato c
      where c.empresa_id = ${session.empresaId} and ${visibleSql(ctx, 'captacao/candidato', 'c')}
        and c.contratado is not true and c.disponivel is not false ${so}
        and not exists (select from candidato_solicitacao s where s.empresa_id = ${session.empresaId}
          and s.solicitacao_id = ${solicitacaoId} and s.candidato_id = c.id and s.candidato_empresa_id = c.empresa_id)
        ${sql.join(
          words.map((word) => sql`and prumo_busca(c.nome) like '%' || prumo_busca(${escapeLike(word)}) || '%'`),
          sql` `,
        )}
    )
    select a.id as "candidatoId", a.nome, a.foto, d.nome as cidade, u.sigla as uf, a.pontos, a.atende from (
      select a.*, ${pontos} as pontos from (
        select c.id, c.nome, c.foto, c.endereco_cidade_id, array[${atende}] as atende from candidatos c ${partesDe(criterios)}
      ) a
    ) a
    left join cidade d on d.id = a.endereco_cidade_id left join estado u on u.id = d.uf_id
    ${words.length === 0 ? sql`where a.pontos > 0` : sql``}
    order by a.pontos desc, a.nome, a.id limit ${MAIS}`.execute(db)
  return rows
}
