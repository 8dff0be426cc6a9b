import { sql } from 'kysely'
import type { Contagem } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** Situations of a request for the list's filters; closing or cancelling takes precedence over the earlier status (spec 1 §4). */
export const situacoes = {
  'em-analise': 'Em análise',
  aprovada: 'Aprovada',
  reprovada: 'Reprovada',
  suspensa: 'Suspensa',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
} as const

export type Situacao = keyof typeof situacoes

export const isSituacao = (text: unknown): text is Situacao => typeof text === 'string' && text in situacoes

const situacaoSql = sql<Situacao>`case
  when s.cancelada then 'cancelada' when s.encerrada then 'encerrada' when s.suspensa then 'suspensa'
  when s.status = 'A' then 'aprovada' when s.status = 'R' then 'reprovada' else 'em-analise' end`

/** Number of visible requests by situation, in the order of `situacoes`. */
export async function contaPorSituacao(ctx: Ctx): Promise<(Contagem & { situacao: Situacao })[]> {
  const rows = await ctx.db
    .selectFrom('solicitacao_pessoal as s')
    .where(visibleSql(ctx, 'captacao/solicitacao-pessoal', 's'))
    .select([situacaoSql.as('situacao'), sql<number>`count(*)::int`.as('quantidade')])
    .groupBy('situacao')
    .execute()
  const known = new Map(rows.map((row) => [row.situacao, row.quantidade]))
  return Object.entries(situacoes).flatMap(([situacao, nome]) => {
    const quantidade = known.get(situacao as Situacao)
    return quantidade ? [{ situacao: situacao as Situacao, nome, quantidade }] : []
  })
}

/** Areas shown separately; the rest is one group. */
const MAIS = 8

/** The requests of one situation by area, those with most first. */
export async function contaPorArea(ctx: Ctx, situacao: Situacao): Promise<Contagem[]> {
  const rows = await ctx.db
    .selectFrom('solicitacao_pessoal as s')
    .innerJoin('area_organizacional as a', (j) =>
      j.onRef('a.empresa_id', '=', 's.empresa_id').onRef('a.id', '=', 's.area_organizacional_id'),
    )
    .where(visibleSql(ctx, 'captacao/solicitacao-pessoal', 's'))
    .where(situacaoSql, '=', situacao)
    .select(['a.id', 'a.nome', sql<number>`count(*)::int`.as('quantidade')])
    .groupBy(['a.id', 'a.nome'])
    .orderBy('quantidade', 'desc')
    .orderBy('a.nome')
    .execute()
  const first = rows.slice(0, MAIS).map(({ nome, quantidade }) => ({ nome, quantidade }))
  const rest = rows.slice(MAIS).reduce((sum, { quantidade }) => sum + quantidade, 0)
  return rest > 0 ? [...first, { nome: 'Outras áreas', quantidade: rest }] : first
}
