import type { GoalArea, GoalNode, GoalPeriod, GoalTree } from '#schemas/runtime/answers/evaluation/goals.ts'
import { talentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export const TALENTO = 'gestao-talentos/talento'

const PERIODOS = `select id::int, nome, inicio, fim, situacao = 'E' as encerrado
  from periodo_meta where empresa_id = $1 order by inicio desc, fim, id`

/** The objectives of a period that the session sees, with those of other periods they hang on. @param asked by default the period of today */
export async function arvoreDeMetas(ctx: Ctx, asked: number | undefined): Promise<GoalTree> {
  const periodos = await run<GoalPeriod>(ctx.db, PERIODOS, [ctx.session.empresaId])
  const periodo =
    asked === undefined ? periodoDeHoje(periodos, ctx.context.hoje) : periodos.find(({ id }) => id === asked)
  if (asked !== undefined && !periodo) fail('NAO_ENCONTRADO')
  const talento = await talentoDoUsuario(ctx)
  const objetivos = periodo ? await objetivosDaArvore(ctx, { periodo: periodo.id }) : []
  return {
    periodos,
    ...(periodo && { periodo: periodo.id }),
    ...(talento && { talento }),
    areas: await areasDe(ctx, objetivos),
    objetivos,
  }
}

// $1 company, $2 areas
const AREAS = `with recursive acima as (
    select id, area_mae_id as mae, nome from area_organizacional where empresa_id = $1 and id = any($2::bigint[])
    union
    select a.id, a.area_mae_id, a.nome from acima join area_organizacional a on a.empresa_id = $1 and a.id = acima.mae
  ) select id::int, nome, mae::int from acima order by prumo_busca(nome), id`

async function areasDe({ db, session }: Ctx, objetivos: GoalNode[]): Promise<GoalArea[]> {
  const ids = [...new Set(objetivos.flatMap(({ area }) => area?.id ?? []))]
  const rows = await run<GoalArea & { mae: number | null }>(db, AREAS, [session.empresaId, ids])
  return rows.map(({ mae, ...area }) => (mae === null ? area : { ...area, mae }))
}

/** The shortest period that holds the day (the quarter, not its year), else the last that has begun. `periodos` is ordered by begin, descending. */
const periodoDeHoje = (periodos: GoalPeriod[], hoje: string): GoalPeriod | undefined =>
  periodos.find(({ inicio, fim }) => inicio <= hoje && fim >= hoje) ??
  periodos.find(({ inicio }) => inicio <= hoje) ??
  periodos.at(-1)

interface Linha {
  id: number
  titulo: string
  pai: number | null
  nivel: GoalNode['nivel']
  situacao: GoalNode['situacao']
  progresso: number | null
  confianca: GoalNode['confianca'] | null
  area: GoalNode['area'] | null
  talento: GoalNode['talento'] | null
  responsavel: GoalNode['responsavel'] | null
  periodo: string | null
  resultados: number
  atrasados: number
  meu: boolean
}

type Quais = { periodo: number } | { objetivo: number }

/** Reads the nodes of a period with their parents, or one objective. */
export async function objetivosDaArvore(ctx: Ctx, quais: Quais): Promise<GoalNode[]> {
  const { text, values } = arvoreEmSql(ctx, quais)
  const linhas = await run<Linha>(ctx.db, text, values)
  await hideNames(
    ctx,
    TALENTO,
    linhas.flatMap(({ talento, responsavel }) => [talento, responsavel]),
  )
  return linhas.map((linha) => dropEmpty(linha))
}

const nome = (t: string): string => `coalesce(${t}.nome_social, ${t}.nome)`
const chamado = (t: string, name = nome(t)): string =>
  `case when ${t}.id is not null then json_build_object('id', ${t}.id, 'nome', ${name}) end`

function arvoreEmSql(ctx: Ctx, quais: Quais): { text: string; values: unknown[] } {
  const values = new Values()
  const empresa = values.add(ctx.session.empresaId)
  const usuario = values.add(ctx.session.usuario.id)
  const hoje = values.add(ctx.context.hoje)
  const begin =
    'periodo' in quais ? `o.periodo_id = ${values.add(quais.periodo)}` : `o.id = ${values.add(quais.objetivo)}`
  const periodo = 'periodo' in quais ? values.add(quais.periodo) : 'o.periodo_id'
  const visto = visibleTo(ctx, 'avaliacao/objetivo', 'o', values)
  const acima = `union select o.id, o.objetivo_pai_id from acima join objetivo o on o.empresa_id = ${empresa} and o.id = acima.pai where ${visto}`
  const text = `with recursive acima(id, pai) as (
      select o.id, o.objetivo_pai_id from objetivo o
      where ${begin} and ${visto} ${'periodo' in quais ? acima : ''}
    ), eu as (
      select empresa_id, id from talento where empresa_id = ${empresa} and usuario_id = ${usuario}
    )
    select o.id::int, o.titulo, (select a.id::int from acima a where a.id = o.objetivo_pai_id) as pai, o.nivel, o.situacao, o.progresso, o.confianca,
      ${chamado('a', 'a.nome')} as area, ${chamado('t')} as talento, ${chamado('q')} as responsavel,
      case when o.periodo_id <> ${periodo} then p.nome end as periodo,
      r.resultados, r.atrasados,
      (r.meu or exists (select from eu where (eu.empresa_id, eu.id) in
        ((o.talento_empresa_id, o.talento_id), (o.responsavel_empresa_id, o.responsavel_id)))) as meu
    from objetivo o
    join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id
    left join talento t on t.empresa_id = o.talento_empresa_id and t.id = o.talento_id
    left join talento q on q.empresa_id = o.responsavel_empresa_id and q.id = o.responsavel_id
    left join area_organizacional a on a.empresa_id = o.empresa_id and a.id = coalesce(o.area_organizacional_id, t.area_organizacional_id)
    cross join lateral (select count(*)::int as resultados,
        (count(*) filter (where o.situacao = 'A' and p.situacao = 'A' and coalesce(c.data, o.ativado_em) + p.dias_check_in < ${hoje}::date))::int as atrasados,
        coalesce(bool_or(exists (select from eu where eu.empresa_id = k.responsavel_empresa_id and eu.id = k.responsavel_id)), false) as meu
      from resultado_chave k
      left join lateral (select max(c.data) as data from check_in_resultado c
        where c.empresa_id = k.empresa_id and c.resultado_chave_id = k.id) c on true
      where k.empresa_id = o.empresa_id and k.objetivo_id = o.id) r
    where o.empresa_id = ${empresa} and o.id in (select id from acima)
    order by array_position(array['E', 'A', 'T'], o.nivel), prumo_busca(o.titulo), o.id`
  return { text, values: values.list }
}
