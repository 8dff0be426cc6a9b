import type { ExperienceState } from '#schemas/runtime/answers/evaluation/experience.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Acompanhados } from './quem.ts'

/** A talent and an experience period, with its evaluation, if any. */
export interface Par {
  talentoId: number
  nome: string
  matricula: string | null
  dataAdmissao: string
  periodoId: number
  periodo: string
  dias: number
  vencimento: string
  /** area on the due day */
  areaId: number | null
  area: string | null
  estabelecimento: string | null
  cargo: string | null
  copiaId: number | null
  versao: number | null
  situacao: ExperienceState
  modeloId: number | null
  modelo: string | null
  respondidaEm: string | null
  performance: number | null
  minimo: number | null
  aprovado: boolean | null
  avaliador: string | null
}

/** Filters of pairs; absent members do not filter. */
export interface ParFilter {
  /** words of the talent's name or number */
  q?: string
  /** talents that the session follows; default: those it sees */
  de?: Acompanhados
  talentosIds?: number[]
  periodosIds?: number[]
  estabelecimentosIds?: number[]
  /** areas of the due day */
  areasIds?: number[]
  /** these areas and those below */
  areasComFilhas?: number[]
  situacao?: ExperienceState
  /** unanswered and past its due day */
  vencidos?: boolean
  vencimentoDe?: string
  vencimentoAte?: string
}

interface Pergunta {
  /** day of the report: later answers count as not given */
  em: string
  /** on which day he has to work here: that of `em`, or the due day of each period, unless he was evaluated before */
  trabalha: 'em' | 'vencimento'
}

/** SQL: only employment contracts have an experience period (CLT, art. 445). */
const COM_EXPERIENCIA = `coalesce(t.vinculo, 'E') = 'E'`

/** CTE `par`: talents the session sees with the periods that apply to them, or that they were evaluated by. */
export function paresSql(ctx: Ctx, filter: ParFilter, { em, trabalha }: Pergunta, values: Values): string {
  const empresa = values.add(ctx.session.empresaId)
  const dia = `${values.add(em)}::date`
  const respondida = `q.situacao = 'R' and q.respondida_em <= ${dia}`
  const works = trabalha === 'em' ? trabalhaEmSql('t', dia) : `(${respondida} or ${trabalhaEmSql('t', 'v.dia')})`
  return `todos as (
    select t.id::int as "talentoId", t.nome, t.matricula, t.data_admissao::text as "dataAdmissao",
      p.id::int as "periodoId", p.nome as periodo, p.dias, v.dia::text as vencimento,
      h.area_organizacional_id::int as "areaId", a.nome as area, h.estabelecimento_id::int as "estabelecimentoId", e.nome as estabelecimento,
      c.nome as cargo, q.id::int as "copiaId", q.versao, s.situacao, q.modelo_avaliacao_id::int as "modeloId", m.titulo as modelo,
      case when s.situacao = 'R' then q.respondida_em::text end as "respondidaEm",
      case when s.situacao = 'R' then q.performance::float8 end as performance,
      q.percentual_minimo_aprovacao::float8 as minimo, case when s.situacao = 'R' then q.aprovado end as aprovado,
      case when s.situacao = 'R' then coalesce(g.nome, u.nome) end as avaliador
    from talento t
    join periodo_experiencia p on p.empresa_id = t.empresa_id
    cross join lateral (select t.data_admissao + (p.dias - 1) as dia) v
    left join colaborador_questionario q on q.empresa_id = t.empresa_id and q.colaborador_empresa_id = t.empresa_id
      and q.colaborador_id = t.id and q.periodo_experiencia_id = p.id and q.origem = 'A'
    cross join lateral (select case when q.id is null then 'N' when ${respondida} then 'R'
      when q.situacao = 'R' then 'N' else q.situacao end as situacao) s
    left join modelo_avaliacao m on m.empresa_id = q.empresa_id and m.id = q.modelo_avaliacao_id
    left join talento g on g.empresa_id = q.avaliador_empresa_id and g.id = q.avaliador_id
    left join usuario u on u.id = q.respondida_por_id
    left join lateral ${situacaoEmSql('t', 'v.dia')} h on true
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = h.area_organizacional_id
    left join estabelecimento e on e.empresa_id = t.empresa_id and e.id = h.estabelecimento_id
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where t.empresa_id = ${empresa} and ${daSessao(ctx, filter, values)}
      and ${works} and (q.id is not null or p.ativo and ${COM_EXPERIENCIA})
      and ${doTalento(filter, values)}
  ), par as (select * from todos where ${doPar(filter, dia, empresa, values)})`
}

/** SQL condition: talents that the session follows. */
function daSessao(ctx: Ctx, { de = { vistos: true, liderados: [] } }: ParFilter, values: Values): string {
  const seus = de.liderados.length > 0 ? [`t.id = any(${values.add(de.liderados)}::bigint[])`] : []
  const vistos = de.vistos ? [visibleTo(ctx, 'gestao-talentos/talento', 't', values)] : []
  return `(${[...vistos, ...seus].join(' or ') || 'false'})`
}

/** Conditions on talent and period, applied before the joins. */
const doTalento = ({ q, talentosIds, periodosIds, vencimentoDe, vencimentoAte }: ParFilter, values: Values): string =>
  [
    values.among('t.id', talentosIds),
    values.among('p.id', periodosIds),
    ...(vencimentoDe === undefined ? [] : [`v.dia >= ${values.add(vencimentoDe)}::date`]),
    ...(vencimentoAte === undefined ? [] : [`v.dia <= ${values.add(vencimentoAte)}::date`]),
    ...palavras(q).map(
      (palavra) => `prumo_busca(concat_ws(' ', t.nome, t.nome_social, t.matricula)) like ${like(values, palavra)}`,
    ),
  ].join(' and ')

function doPar(filter: ParFilter, dia: string, empresa: string, values: Values): string {
  const { estabelecimentosIds, areasIds, areasComFilhas, situacao, vencidos } = filter
  return [
    values.among('"estabelecimentoId"', estabelecimentosIds),
    values.among('"areaId"', areasIds),
    ...(areasComFilhas === undefined ? [] : [`"areaId" in ${abaixoDe(empresa, values.add(areasComFilhas))}`]),
    ...(situacao === undefined ? [] : [`situacao = ${values.add(situacao)}`]),
    ...(vencidos ? [`situacao <> 'R' and vencimento::date < ${dia}`] : []),
  ].join(' and ')
}

const abaixoDe = (empresa: string, areas: string): string => `(with recursive abaixo as (
    select id from area_organizacional where empresa_id = ${empresa} and id = any(${areas}::bigint[])
    union select f.id from area_organizacional f join abaixo on f.area_mae_id = abaixo.id where f.empresa_id = ${empresa}
  ) select id from abaixo)`

const palavras = (q = ''): string[] => q.split(/\s+/).filter(Boolean)
const like = (values: Values, palavra: string): string =>
  `'%' || prumo_busca(${values.add(palavra.replace(/[\\%_]/g, '\\$&'))}::text) || '%'`

/** The pairs a session sees, by area, name and due date. */
export async function paresDe(ctx: Ctx, filter: ParFilter, pergunta: Pergunta): Promise<Par[]> {
  const values = new Values()
  const text = `with ${paresSql(ctx, filter, pergunta, values)}
    select * from par order by prumo_busca(area), area, "areaId", prumo_busca(nome), "talentoId", dias, "periodoId"`
  return run<Par>(ctx.db, text, values.list)
}

/** A page of talents with at least one matching pair, each with all his pairs of the chosen periods; by next due evaluation. */
export async function paginaDeTalentos(
  ctx: Ctx,
  filter: ParFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; pares: Par[] }> {
  const pergunta: Pergunta = { em: ctx.context.hoje, trabalha: 'em' }
  const values = new Values()
  const text = `with ${paresSql(ctx, filter, pergunta, values)}, quem as (
      select "talentoId" as id, min(vencimento) filter (where situacao <> 'R') as proximo, min(nome) as nome from par group by "talentoId"
    ), pagina as (
      select id from quem order by proximo, prumo_busca(nome), id limit ${values.add(limit)} offset ${values.add(offset)}
    )
    select (select count(*)::int from quem) as total, coalesce((select json_agg(id) from pagina), '[]') as ids`
  const [found] = await run<{ total: number; ids: number[] }>(ctx.db, text, values.list)
  const { total = 0, ids = [] } = found ?? {}
  if (ids.length === 0) return { total, pares: [] }
  const pares = await paresDe(ctx, { de: filter.de, talentosIds: ids, periodosIds: filter.periodosIds }, pergunta)
  const lugar = new Map(ids.map((id, i) => [id, i]))
  return { total, pares: pares.sort((a, b) => (lugar.get(a.talentoId) ?? 0) - (lugar.get(b.talentoId) ?? 0)) }
}
