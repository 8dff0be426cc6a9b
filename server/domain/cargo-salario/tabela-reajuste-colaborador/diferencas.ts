import type { Devido, Diferencas } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { sumMoney } from '#schemas/runtime/domain/money.ts'
import { devido } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import {
  linhaSalarial,
  linhasDosTalentos,
  type Passo,
  type Tabelas,
  tabelasDe,
  talentosVistos,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Anotado, lancamentosDe } from './lancamentos.ts'
import { exigeSalario, type Tabela } from './tabela.ts'

/** Talents per batch. */
const LOTE = 500

/**
 * Back pay of a plan whose day lies before the month of its application; that month pays the new amount already, and a
 * begun month counts by thirtieths. 3.000,00 → 3.150,00 from 2026-03-01, applied on 2026-06-16, is 450,00.
 */
export async function diferencasDe(ctx: Ctx, tabela: Tabela): Promise<Diferencas> {
  exigeSalario(ctx)
  const { situacao, data, aplicadaEm, tipoReajuste } = tabela
  const fim = aplicadaEm === undefined ? data : `${isoDay(new Date(aplicadaEm)).slice(0, 7)}-01`
  if (situacao !== 'A' || data >= fim) return { total: 0, linhas: [] }
  const anotados = [...(await lancamentosDe(ctx, tabela.id, tipoReajuste)).values()].flat()
  const meus = new Map(anotados.map((anotado) => [anotado.linha, anotado]))
  const talentos = await talentosTocados(ctx, tabela)
  const linhas: Devido[] = []
  for (let at = 0; at < talentos.length; at += LOTE) {
    const some = talentos.slice(at, at + LOTE)
    const historicos = await linhasDosTalentos(
      ctx,
      some.map(({ id }) => id),
    )
    const tabelas = await tabelasDe(ctx, [...historicos.values()].flat())
    const antigas = tipoReajuste === 'C' ? tabelas : semPlano(tabelas, tipoReajuste, meus)
    for (const talento of some) {
      const agora = historicos.get(talento.id) ?? []
      const antes = tipoReajuste === 'C' ? semLancamentos(agora, meus) : agora
      const owed = devidoEntre(linhaSalarial(antes, antigas, fim), linhaSalarial(agora, tabelas, fim), data, fim)
      if (owed.valor !== 0) linhas.push({ talento, ...owed })
    }
  }
  return { de: data, ate: fim, total: sumMoney(...linhas.map(({ valor }) => valor)), linhas }
}

/** Rows as before the plan: without those it wrote, and with the former amounts of those it raised. */
const semLancamentos = <T extends { id?: number; valor?: number }>(rows: T[], meus: Map<number, Anotado>): T[] =>
  rows.flatMap((row) => {
    const anotado = meus.get(row.id ?? 0)
    if (!anotado) return [row]
    return anotado.valorAntes === null ? [] : [{ ...row, valor: anotado.valorAntes }]
  })

function semPlano({ faixas, indices }: Tabelas, tipo: 'F' | 'I', meus: Map<number, Anotado>): Tabelas {
  const without = <T extends { id?: number; valor?: number }>(lists: ReadonlyMap<number, T[]>): Map<number, T[]> =>
    new Map([...lists].map(([id, rows]) => [id, semLancamentos(rows, meus)]))
  return tipo === 'F' ? { faixas: without(faixas), indices } : { faixas, indices: without(indices) }
}

/** Difference between two pay histories from one day up to another. */
function devidoEntre(antes: Passo[], depois: Passo[], de: string, ate: string): Omit<Devido, 'talento'> {
  const dias = [
    ...new Set([de, ...[...antes, ...depois].map(({ data }) => data).filter((d) => d > de && d < ate)]),
  ].sort()
  let valor = 0
  for (const [i, dia] of dias.entries()) {
    const diferenca = sumMoney(salarioEm(depois, dia), -salarioEm(antes, dia))
    valor = sumMoney(valor, devido(diferenca, dia, dias[i + 1] ?? ate))
  }
  const ultimo = dias.at(-1) ?? de
  return { antes: salarioEm(antes, ultimo), depois: salarioEm(depois, ultimo), valor }
}

const salarioEm = (passos: Passo[], dia: string): number => passos.findLast(({ data }) => data <= dia)?.salario ?? 0

/** Visible talents whose pay a plan changes: its own, or those who depend on its bands or indices. */
async function talentosTocados(ctx: Ctx, { id, tipoReajuste }: Tabela): Promise<{ id: number; nome: string }[]> {
  const values = new Values()
  const meus = (column: string) =>
    `select ${column} from reajuste_lancamento where empresa_id = ${values.add(ctx.session.empresaId)} and tabela_reajuste_id = ${values.add(id)}`
  const porFaixa =
    () => `exists (select from talento_historico h where h.empresa_id = t.empresa_id and h.talento_id = t.id
    and h.tipo_salario = 1 and h.faixa_salarial_id in (${meus('faixa_salarial_id')}))`
  const porIndice =
    () => `exists (select from talento_historico h left join faixa_salarial_historico f on f.empresa_id = h.empresa_id
    and f.faixa_salarial_id = h.faixa_salarial_id and h.tipo_salario = 1
    where h.empresa_id = t.empresa_id and h.talento_id = t.id and h.tipo_salario in (1, 2)
      and (h.indice_id in (${meus('indice_id')}) or f.indice_id in (${meus('indice_id')})))`
  const tocado =
    tipoReajuste === 'C' ? `t.id in (${meus('talento_id')})` : tipoReajuste === 'F' ? porFaixa() : porIndice()
  const text = `select t.id, t.nome from talento t where t.empresa_id = ${values.add(ctx.session.empresaId)} and ${tocado} order by t.nome, t.id`
  const rows = await run<{ id: number; nome: string }>(ctx.db, text, values.list)
  const seen = await talentosVistos(
    ctx,
    rows.map((row) => Number(row.id)),
  )
  return rows.flatMap((row) => (seen.has(Number(row.id)) ? [{ id: Number(row.id), nome: row.nome }] : []))
}
