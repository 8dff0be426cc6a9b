import { monthsBetween } from '#schemas/runtime/days/days.ts'
import { riseOf, timesMoney } from '#schemas/runtime/domain/money.ts'

/** Pay from a day on: amount of the band (1), index times quantity (2), fixed amount (3). */
export interface Pagamento {
  /** id of the row */
  id?: number
  data: string
  tipo: 1 | 2 | 3
  valor?: number
  indice?: number
  quantidade?: number
}

/** A confirmed row of a talent's history. */
export interface Linha extends Pagamento {
  cargo: { id: number; nome: string }
  faixa: { id: number; nome: string }
  area?: { id: number; nome: string }
  estabelecimento?: number
  motivo?: string
}

/** Confirmed rows that salaries rest on, each list by its days. */
export interface Tabelas {
  /** by band id; without rows of type 'por cargo' */
  faixas: ReadonlyMap<number, Pagamento[]>
  /** by index id */
  indices: ReadonlyMap<number, { id?: number; data: string; valor: number }[]>
}

/** Cause of a change: an own row, a row of the band, a row of an index. */
export type Causa = 'PROPRIA' | 'FAIXA' | 'INDICE'

export type Movimento =
  | 'ADMISSAO'
  | 'PROMOCAO_VERTICAL'
  | 'PROMOCAO_HORIZONTAL'
  | 'MUDANCA_CARGO'
  | 'REAJUSTE'
  | 'TRANSFERENCIA'

/** One step of a salary timeline. */
export interface Passo {
  data: string
  /** absent where band or index have no value on that day */
  salario?: number
  /** against the step before, in per cent */
  aumento?: number
  causa: Causa
  movimento?: Movimento
  motivo?: string
  cargo: { id: number; nome: string }
  faixa: { id: number; nome: string }
  area?: { id: number; nome: string }
}

/** The last row that has begun by a day; `rows` are ordered by day. */
const inForce = <T extends { data: string }>(rows: readonly T[] = [], dia: string): T | undefined =>
  rows.findLast(({ data }) => data <= dia)

/** Amount of a row on a day — spec 2 §3. Band and index values are those of that day, so later rises of an index apply. */
export function salarioDaLinha(
  linha: Pagamento & { faixa?: { id: number } },
  dia: string,
  tabelas: Tabelas,
): number | undefined {
  if (linha.tipo === 3) return linha.valor
  if (linha.tipo === 1) {
    const faixa = inForce(tabelas.faixas.get(linha.faixa?.id ?? 0), dia)
    return faixa && salarioDaLinha(faixa, dia, tabelas)
  }
  const indice = inForce(tabelas.indices.get(linha.indice ?? 0), dia)
  return indice && timesMoney(linha.quantidade ?? 0, indice.valor)
}

/** Steps of a salary up to a day: each own row, and each day on which band or index changed the amount. */
export function linhaSalarial(linhas: Linha[], tabelas: Tabelas, ate: string): Passo[] {
  const passos: Passo[] = []
  for (const [i, linha] of linhas.entries()) {
    if (linha.data > ate) break
    const fim = linhas[i + 1]?.data
    for (const [dia, causa] of diasDaLinha(linha, tabelas)) {
      if (dia > ate || (fim !== undefined && dia >= fim)) break
      const passo = passoDo(dia, causa, linha, linhas[i - 1], passos.at(-1), tabelas)
      if (passo) passos.push(passo)
    }
  }
  return passos
}

/** Days from a row's own on which its amount may change, with the cause. */
function diasDaLinha(linha: Linha, { faixas, indices }: Tabelas): [string, Causa][] {
  const rows = linha.tipo === 1 ? (faixas.get(linha.faixa.id) ?? []) : []
  const used = linha.tipo === 2 ? [linha.indice] : rows.map(({ indice }) => indice)
  const found = new Map<string, Causa>()
  for (const indice of used)
    for (const { data } of indices.get(indice ?? 0) ?? []) if (data > linha.data) found.set(data, 'INDICE')
  for (const { data } of rows) if (data > linha.data) found.set(data, 'FAIXA')
  return [[linha.data, 'PROPRIA'], ...[...found].sort(([a], [b]) => a.localeCompare(b))]
}

function passoDo(
  data: string,
  causa: Causa,
  linha: Linha,
  anterior: Linha | undefined,
  antes: Passo | undefined,
  tabelas: Tabelas,
): Passo | undefined {
  const salario = salarioDaLinha(linha, data, tabelas)
  if (causa !== 'PROPRIA' && salario === antes?.salario) return undefined
  const aumento = antes?.salario === undefined || salario === undefined ? undefined : riseOf(antes.salario, salario)
  const movimento =
    causa === 'PROPRIA' ? movimentoDe(linha, anterior, aumento) : (aumento ?? 0) > 0 ? ('REAJUSTE' as const) : undefined
  const { cargo, faixa, area, motivo } = linha
  return {
    data,
    ...(salario === undefined ? {} : { salario }),
    ...(aumento === undefined ? {} : { aumento }),
    causa,
    ...(movimento ? { movimento } : {}),
    ...(causa === 'PROPRIA' && motivo !== undefined ? { motivo } : {}),
    cargo,
    faixa,
    ...(area ? { area } : {}),
  }
}

/** Kind of a row, first match. Rows with motivo ADMISSAO or DISSIDIO are no promotions. */
function movimentoDe(linha: Linha, antes: Linha | undefined, aumento = 0): Movimento | undefined {
  if (antes === undefined || linha.motivo === 'ADMISSAO') return 'ADMISSAO'
  const sobe = aumento > 0
  const outroCargo = linha.cargo.id !== antes.cargo.id
  if (sobe && linha.motivo !== 'DISSIDIO') {
    if (outroCargo) return 'PROMOCAO_VERTICAL'
    if (linha.faixa.id !== antes.faixa.id) return 'PROMOCAO_HORIZONTAL'
  }
  if (outroCargo) return 'MUDANCA_CARGO'
  if (sobe) return 'REAJUSTE'
  const mudouLugar = linha.area?.id !== antes.area?.id || linha.estabelecimento !== antes.estabelecimento
  return mudouLugar ? 'TRANSFERENCIA' : undefined
}

/** Whole months since the last rise, else since the admission. */
export function mesesSemAumento(passos: Passo[], dataAdmissao: string, dia: string): number {
  const ultimo = passos.findLast(({ aumento = 0, data }) => aumento > 0 && data <= dia)
  return monthsBetween(ultimo?.data ?? dataAdmissao, dia) ?? 0
}
