import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { sorteiaOrdem } from '#schemas/runtime/questionario/ordem.ts'
import { gestoresDe, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Evaluator, evaluated person and role. */
export interface Par {
  avaliado: number
  avaliador: number
  papel: Papel
}

/** Settings of a cycle that select leaders and peers. */
export interface Hierarquia {
  /** id of the cycle: seed of the repeatable random choice of peers */
  id: number
  /** also co-responsibles, and responsibles of the areas above */
  consideraRespCorespHierarquia: boolean
  quantidadePares: number
}

// $1 company, $2 day
const TRABALHAM = `select t.id from talento t where t.empresa_id = $1 and ${trabalhaEmSql('t', '$2::date')} order by t.id`

// $1 company, $2 talents, $3 day: responsibles and co-responsibles of the area of each and of the areas above
const HIERARQUIA = `with recursive acima(talento, area, mae) as (
    select t.id, a.id, a.area_mae_id from talento t
    join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
    where t.empresa_id = $1 and t.id = any($2::bigint[])
    union all
    select acima.talento, a.id, a.area_mae_id from acima join area_organizacional a on a.empresa_id = $1 and a.id = acima.mae
  ) cycle area set repetida using percurso, quem as (
    select acima.talento, r.colaborador_id as id from acima join area_organizacional_responsavel r
      on r.empresa_id = $1 and r.area_organizacional_id = acima.area and r.colaborador_empresa_id = $1 where not acima.repetida
    union
    select acima.talento, r.colaborador_id from acima join area_organizacional_corresponsavel r
      on r.empresa_id = $1 and r.area_organizacional_id = acima.area and r.colaborador_empresa_id = $1 where not acima.repetida
  )
  select distinct quem.talento, quem.id from quem join talento g on g.empresa_id = $1 and g.id = quem.id
  where quem.id <> quem.talento and ${trabalhaEmSql('g', '$3::date')} order by 1, 2`

interface Lideranca {
  /** by talent: his leaders within the company */
  lideres: Map<number, number[]>
  /** by talent: his direct manager; talents of one manager are peers */
  gestor: Map<number, number>
}

/** Leaders of every talent that works in the company on a day — spec 2 §3 (consideraRespCorespHierarquia), decided in `gestorDe`. */
async function liderancaEm(ctx: Ctx, dia: string, { consideraRespCorespHierarquia }: Hierarquia): Promise<Lideranca> {
  const { empresaId } = ctx.session
  const todos = (await run<{ id: number }>(ctx.db, TRABALHAM, [empresaId, dia])).map(({ id }) => Number(id))
  const gestores = await gestoresDe(ctx, todos, dia)
  // managers of another company are no evaluators here
  const gestor = new Map(
    [...gestores].flatMap(([id, um]) => (um.empresaId === empresaId ? [[id, um.id] as const] : [])),
  )
  const lideres = new Map([...gestor].map(([id, um]) => [id, [um]]))
  if (!consideraRespCorespHierarquia) return { lideres, gestor }
  for (const row of await run<{ talento: number; id: number }>(ctx.db, HIERARQUIA, [empresaId, todos, dia])) {
    const [talento, id] = [Number(row.talento), Number(row.id)]
    const known = lideres.get(talento) ?? []
    if (!known.includes(id)) lideres.set(talento, [...known, id])
  }
  return { lideres, gestor }
}

export interface Pedido {
  preencheAvaliadosLideres?: boolean
  preencheAvaliadosLiderados?: boolean
  preencheAvaliadosPares?: boolean
  geraAutoavaliacao?: boolean
}

/** The evaluators that are asked for, of each of these talents on a day — spec 2 §3 'Batch actions for participants'. */
export async function paresDe(ctx: Ctx, avaliados: number[], pedido: Pedido, ciclo: Hierarquia): Promise<Par[]> {
  const { lideres, gestor } = await liderancaEm(ctx, ctx.context.hoje, ciclo)
  const liderados = inverte(lideres)
  const irmaos = agrupa(gestor)
  return avaliados.flatMap((avaliado): Par[] => {
    const com = (papel: Papel, quem: number[] = []) => quem.map((avaliador) => ({ avaliado, avaliador, papel }))
    const pares = (irmaos.get(gestor.get(avaliado) ?? 0) ?? []).filter((id) => id !== avaliado)
    return [
      ...(pedido.geraAutoavaliacao ? com('U', [avaliado]) : []),
      ...(pedido.preencheAvaliadosLideres ? com('L', lideres.get(avaliado)) : []),
      ...(pedido.preencheAvaliadosLiderados ? com('A', liderados.get(avaliado)) : []),
      ...(pedido.preencheAvaliadosPares
        ? com('P', sorteiaOrdem(pares, `pares ${ciclo.id} ${avaliado}`).slice(0, ciclo.quantidadePares))
        : []),
    ]
  })
}

function inverte(lideres: Map<number, number[]>): Map<number, number[]> {
  const liderados = new Map<number, number[]>()
  for (const [talento, acima] of lideres) for (const id of acima) add(liderados, id, talento)
  return liderados
}

function agrupa(gestor: Map<number, number>): Map<number, number[]> {
  const irmaos = new Map<number, number[]>()
  for (const [talento, id] of gestor) add(irmaos, id, talento)
  return irmaos
}

function add(groups: Map<number, number[]>, key: number, value: number): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
