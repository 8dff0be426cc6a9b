import type { Pessoa } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { MAIS_PARTICIPANTES } from '#schemas/runtime/domain/desempenho.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readAvaliados } from '../avaliados.ts'
import { readCiclo, readFechados } from '../ciclo.ts'
import { type FiltrosDePessoas, filtrosDePessoas, idsEm, ondeTrabalha, pessoasSql } from '../onde.ts'

const VER = 'ROLE_CAD_AVALIACAO_DESEMPENHO_VER'
const INCLUIR = 'ROLE_CAD_AVALIACAO_DESEMPENHO_INCLUIR'
const id = { type: 'string' } as const

/** Calls of other areas that answer from cycles — spec 2 §7 */
export function chamadasDeCompetencias(route: RouteCollector): void {
  route.get(
    '//cargo-salario/niveis-competencia/avaliacao-desempenho',
    {
      summary: 'Competências de um avaliado, com a escala e o nível exigido no dia da liberação',
      authority: VER,
      querystring: { type: 'object', properties: { avaliacaoDesempenhoId: id, avaliadoId: id } },
    },
    async (ctx, request) => {
      const query = request.query as Record<string, string | undefined>
      const { id: talento } = await readStored(forEntity(ctx, 'gestao-talentos/talento'), idOf(query, 'avaliadoId'))
      const { id: ciclo } = await readCiclo(ctx, idOf(query, 'avaliacaoDesempenhoId'))
      return (await readAvaliados(ctx, ciclo, [talento])).get(talento)?.competencias ?? []
    },
  )
  route.get(
    '//cargo-salario/competencias/por-avaliacoes-desempenhos',
    {
      summary: 'Competências avaliadas nos ciclos, ou em todos os encerrados: em comum a todos, ou todas',
      authority: VER,
      also: 'ROLE_REL_ANALISE_DESEMPENHO_COMPETENCIA_ORGANIZACIONAL',
      querystring: {
        type: 'object',
        properties: {
          avaliacoesDesempenhosIds: id,
          competenciasConsideradas: { enum: ['EM_COMUM', 'TODAS'] },
          nome: id,
          range: id,
        },
      },
    },
    async (ctx, request, reply) => {
      const { avaliacoesDesempenhosIds, ...query } = request.query as Record<string, string | undefined>
      const ciclos = await ciclosDe(ctx, avaliacoesDesempenhosIds)
      const { competenciasConsideradas = 'EM_COMUM', nome = '', range } = query
      const achadas = (await competenciasDosCiclos(ctx, ciclos, competenciasConsideradas === 'EM_COMUM')).filter(
        (one) => foldText(one.nome).includes(foldText(nome)),
      )
      const page = parseListQuery(ctx.entity, range ? { range } : { unpaged: 'true' })
      const rows = achadas.slice(page.offset, page.offset + page.limit).map((one) => ({ ...one, rotulo: one.nome }))
      return sendPage(reply, 'competencias', page, { rows, total: achadas.length })
    },
  )
  route.get(
    '//cargo-salario/colaboradores/participantes',
    {
      summary: 'Talentos que podem participar de uma avaliação, por estabelecimento, área e cargo de hoje',
      authority: VER,
      querystring: filtrosDePessoas,
    },
    async (ctx, request) => candidatosAParticipar(ctx, request.query as FiltrosDePessoas),
  )
  route.get(
    '//utilitario/empresas/avaliacao-desempenho',
    { summary: 'Empresas em que a pessoa pode incluir avaliações de desempenho', authority: VER },
    async ({ session }, request) => {
      const { sessions } = request.server.prumo
      const there = await Promise.all(
        session.empresas.map(({ id }) =>
          id === session.empresaId ? session : sessions.ofUser(session.usuario.id, id),
        ),
      )
      return session.empresas.filter((_, i) => there[i] && hasAuthority(there[i], INCLUIR))
    },
  )
}

function idOf(query: Record<string, string | undefined>, nome: string): number {
  const value = Number(query[nome])
  return Number.isSafeInteger(value) && value > 0 ? value : fail('PARAMETRO_INVALIDO', { nome })
}

/** Parses the ids of closed cycles from a parameter; 'all' stands for every closed cycle. */
const ciclosDe = async (ctx: Ctx, ids: string | undefined): Promise<number[]> =>
  ids === 'all' ? (await readFechados(ctx, undefined)).map((ciclo) => ciclo.id) : [...new Set(idsEm(ids) ?? [])]

// $1 company, $2 cycles, $3 whether only competences that occur in every one of the cycles that judge any
const DOS_CICLOS = `with julgada as (
    select distinct v.avaliacao_desempenho_id as ciclo, (x->>'id')::int as id, x->>'nome' as nome, x->>'tipo' as tipo
    from avaliado_avaliacao_desempenho v cross join jsonb_array_elements(coalesce(v.competencias, '[]')) x
    where v.empresa_id = $1 and v.avaliacao_desempenho_id = any($2::bigint[])
  ) select id, max(nome) as nome, max(tipo) as tipo from julgada group by id
  having not $3 or count(distinct ciclo) = (select count(distinct ciclo) from julgada) order by 2, 1`

const competenciasDosCiclos = ({ db, session }: Ctx, ciclos: number[], emComum: boolean) =>
  run<{ id: number; nome: string; tipo: string }>(db, DOS_CICLOS, [session.empresaId, ciclos, emComum])

function candidatosAParticipar(ctx: Ctx, query: FiltrosDePessoas): Promise<Pessoa[]> {
  const values = new Values()
  const dia = `${values.add(ctx.context.hoje)}::date`
  const text = `select t.id, t.nome, g.nome as cargo, a.nome as area from talento t ${ondeTrabalha(dia)}
    where t.empresa_id = ${values.add(ctx.session.empresaId)} and ${trabalhaEmSql('t', dia)} and t.situacao = 'A'
      and ${pessoasSql(query, values)} and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by t.nome, t.id limit ${MAIS_PARTICIPANTES}`
  return run<Pessoa>(ctx.db, text, values.list)
}
