import type {
  ForaDaFaixa,
  Grupo,
  Simulacao,
  Total,
  TotalFolha,
} from '#schemas/runtime/answers/positions/salary-plan.ts'
import { riseOf, sumMoney } from '#schemas/runtime/domain/money.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { runAsSets, Values } from '#server/platform/database/sql.ts'
import { exigeCenario, exigeSalario, type Tabela } from '../tabela.ts'
import { folhaSql } from './sql.ts'

interface Linha {
  area_id: number | null
  grupo_id: number | null
  sexo: string | null
  de: number
  nome: string | null
  talentos: number
  antes: number
  depois: number
  no_plano: number
  plano_antes: number
  plano_depois: number
  sem: number
  compa_antes: number | null
  compa_depois: number | null
}

/** Values of grouping(): bit 1 is set without sex, 2 without group, 4 without area. */
const SET = { total: 7, area: 3, grupo: 5, sexo: 6 } as const

const SOMAS = `count(*)::int as talentos, coalesce(sum(antes), 0) as antes, coalesce(sum(depois), 0) as depois,
    (count(*) filter (where no_plano))::int as no_plano, coalesce(sum(antes) filter (where no_plano), 0) as plano_antes,
    coalesce(sum(depois) filter (where no_plano), 0) as plano_depois, (count(*) filter (where depois is null))::int as sem,
    round(avg(antes * 100 / nullif(faixa_antes, 0)), 1) as compa_antes, round(avg(depois * 100 / nullif(faixa_depois, 0)), 1) as compa_depois
  from folha f`

/** Total of the payroll before and after a plan — spec 2 §7 GET /{id}/total-folha */
export async function totalFolha(ctx: Ctx, tabela: Tabela, cenario?: number): Promise<TotalFolha> {
  exigeSalario(ctx)
  await exigeCenario(ctx, tabela.id, cenario)
  const values = new Values()
  const text = `${folhaSql(ctx, values, tabela, cenario)} select ${SOMAS}`
  const [row] = await runAsSets<Linha>(ctx.db, text, values.list)
  return totalDe(row as Linha, tabela)
}

/** Payroll before and after a plan by area, occupational group and sex, salaries compared with their bands, and talents outside their band. */
export async function simula(ctx: Ctx, tabela: Tabela, cenario?: number): Promise<Simulacao> {
  exigeSalario(ctx)
  await exigeCenario(ctx, tabela.id, cenario)
  const values = new Values()
  const text = `${folhaSql(ctx, values, tabela, cenario)}
    select f.area_id, f.grupo_id, f.sexo, grouping(f.area_id, f.grupo_id, f.sexo)::int as de, coalesce(
      (select a.nome from area_organizacional a where a.empresa_id = ${values.add(ctx.session.empresaId)} and a.id = f.area_id),
      (select g.descricao from grupo_ocupacional g where g.empresa_id = ${values.add(ctx.session.empresaId)} and g.id = f.grupo_id)) as nome,
      ${SOMAS}
    group by grouping sets ((), (f.area_id), (f.grupo_id), (f.sexo)) order by nome nulls last, f.sexo nulls last`
  const rows = await runAsSets<Linha>(ctx.db, text, values.list)
  const of = (set: number) => rows.filter(({ de }) => de === set)
  const [total] = of(SET.total)
  const fora = await foraDaFaixa(ctx, tabela, cenario)
  return {
    total: { ...totalDe(total as Linha, tabela), ...compaDe(total as Linha) },
    areas: of(SET.area).map((row) => grupoDe(row, row.area_id, row.nome ?? '')),
    grupos: of(SET.grupo).map((row) => grupoDe(row, row.grupo_id, row.nome ?? 'Sem grupo ocupacional')),
    sexos: of(SET.sexo).map((row) => grupoDe(row, null, SEXOS[row.sexo ?? ''] ?? 'Não informado')),
    ...fora,
  }
}

const SEXOS: Record<string, string> = { M: 'Masculino', F: 'Feminino' }

function totalDe(row: Linha, { orcamento }: Tabela): TotalFolha {
  const planejamento = total(row.no_plano, row.plano_antes, row.plano_depois)
  return {
    ...total(row.talentos, row.antes, row.depois),
    planejamento,
    ...(orcamento === undefined ? {} : { orcamento, resto: sumMoney(orcamento, -sumMoney(row.depois, -row.antes)) }),
    semSalario: row.sem,
  }
}

function total(talentos: number, antes: number, depois: number): Total {
  const percentual = riseOf(antes, depois)
  const diferenca = sumMoney(depois, -antes)
  return { talentos, antes, depois, diferenca, ...(percentual === undefined ? {} : { percentual }) }
}

const grupoDe = (row: Linha, id: number | null, nome: string): Grupo => ({
  ...(id === null ? {} : { id: Number(id) }),
  nome,
  ...total(row.talentos, row.antes, row.depois),
  ...compaDe(row),
})

const compaDe = ({ compa_antes, compa_depois }: Linha) => ({
  ...(compa_antes === null ? {} : { compaRatioAntes: compa_antes }),
  ...(compa_depois === null ? {} : { compaRatioDepois: compa_depois }),
})

/** Most outliers listed by name. */
const NOMEADOS = 100

async function foraDaFaixa(ctx: Ctx, tabela: Tabela, cenario?: number) {
  const values = new Values()
  const text = `${folhaSql(ctx, values, tabela, cenario)}
    select id, nome, cargo, depois as salario, faixa_depois as "salarioFaixa", round(depois * 100 / faixa_depois, 1) as "compaRatio",
      round((depois - menor) * 100 / nullif(maior - menor, 0), 1) as lugar, (count(*) over ())::int as todos
    from folha where faixa_depois > 0 and (depois < faixa_depois * 0.8 or depois > faixa_depois * 1.2)
    order by "compaRatio", nome limit ${NOMEADOS}`
  const rows = await runAsSets<Omit<ForaDaFaixa, 'lugar'> & { lugar: number | null; todos: number }>(
    ctx.db,
    text,
    values.list,
  )
  return {
    quantosForaDaFaixa: rows[0]?.todos ?? 0,
    foraDaFaixa: rows.map(({ id, lugar, todos: _, ...rest }) => ({
      id: Number(id),
      ...rest,
      ...(lugar === null ? {} : { lugar }),
    })),
  }
}
