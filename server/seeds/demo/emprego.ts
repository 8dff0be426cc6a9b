import type { Area } from './areas.ts'
import type { Cargo } from './cargos/cargos.ts'
import { type Faixa, salarioEm } from './cargos/faixas.ts'
import { type Ref, refOf } from './collection.ts'
import { addDays, dayBetween, daysBetween, HOJE, INICIO, laterDay, workdayOf } from './days.ts'
import type { Random } from './random.ts'

/** Place of work by area id. */
export type LocalDaArea = Map<number, { ambiente: Ref; estabelecimento: Ref } | undefined>

export interface NeedsEmprego {
  motivosDesligamento: Ref[]
  funcoes: Map<string, Ref>
  localDaArea: LocalDaArea
  /** the first is the minimum wage */
  indices: (Ref & { valor: number; hoje: number })[]
}

/** Generates admission, dated career rows, and for some a termination. A `titular`, the first in his position, was admitted early, passed through all its bands and stays. */
export function geraEmprego(
  random: Random,
  index: number,
  titular: boolean,
  cargo: Cargo,
  area: Area,
  needs: NeedsEmprego,
) {
  const dataAdmissao = titular
    ? workdayOf(dayBetween(random, '2015-02-02', '2021-10-01'))
    : workdayOf(dayBetween(random, INICIO, addDays(HOJE, -20)))
  const saiu = !titular && random.chance(0.2) && daysBetween(dataAdmissao, HOJE) > 120
  const dataDesligamento = saiu
    ? workdayOf(dayBetween(random, laterDay(addDays(dataAdmissao, 90), INICIO), addDays(HOJE, -5)))
    : undefined
  const degraus = promocoes(random, titular || random.chance(0.4), cargo.faixas, dataAdmissao)
  const linhas = carreira(cargo, area, degraus, dataDesligamento ?? HOJE, needs)
  const { historicos, salario } = pagos(index, linhas, needs.indices)
  const { data: _, motivo: __, status: ___, ...situacao } = historicos.at(-1) ?? { data: '' }
  const atual = { ...situacao, salario }
  const vinculo = random.weighted([
    ['E' as const, 94],
    ['T' as const, 4],
    ['S' as const, 2],
  ])
  const inicio = { dataAdmissao, vinculo, cargo: refOf(cargo), ...atual, historicos }
  if (!dataDesligamento) return { ...inicio, situacao: 'A' as const }
  const motivoDesligamento = refOf(random.pick(needs.motivosDesligamento))
  return { ...inicio, situacao: 'D' as const, dataDesligamento, motivoDesligamento }
}

interface Degrau {
  data: string
  faixa: Faixa
}

/** Dates of the bands: the lowest on admission, each further one 365 to 850 days later. */
function promocoes(random: Random, sobe: boolean, faixas: Faixa[], dataAdmissao: string): Degrau[] {
  let data = dataAdmissao
  return faixas.slice(0, sobe ? faixas.length : 1).map((faixa, i) => {
    if (i > 0) data = workdayOf(addDays(data, random.int(365, 850)))
    return { data, faixa }
  })
}

/** A row per promotion, and per raise of the current band. */
function carreira(cargo: Cargo, area: Area, degraus: Degrau[], to: string, { funcoes, localDaArea }: NeedsEmprego) {
  const local = localDaArea.get(area.id)
  const funcao = funcoes.get(cargo.linha.funcao)
  const onde = {
    ...(local ? { estabelecimento: local.estabelecimento, ambiente: local.ambiente } : {}),
    areaOrganizacional: refOf(area),
    ...(funcao ? { funcao } : {}),
  }
  const from = degraus[0]?.data ?? to
  const dias = new Set(degraus.flatMap(({ data, faixa }) => [data, ...faixa.salarios.map((s) => s.data)]))
  return [...dias]
    .filter((dia) => dia >= from && dia <= to)
    .sort()
    .flatMap((data) => {
      const faixa = degraus.findLast((degrau) => degrau.data <= data)?.faixa
      return faixa ? [{ data, ...onde, faixaSalarial: refOf(faixa), salario: salarioEm(faixa, data) }] : []
    })
}

type Linha = ReturnType<typeof carreira>[number]
type Pago = Omit<Linha, 'salario'> & {
  salario?: number
  tipoSalario: 1 | 2 | 3
  indice?: Ref
  quantidade?: number
  motivo?: 'ADMISSAO'
  status: 'C'
}

/**
 * Kind of salary in a career: every fifth is paid by band, with rows only where the band changes; some are paid by
 * multiples of the minimum wage since their last row; others by amount.
 * @returns the rows with the current amount
 */
function pagos(index: number, linhas: Linha[], [minimo]: NeedsEmprego['indices']) {
  const rows = linhas.map(
    (linha, i): Pago => ({ ...linha, tipoSalario: 3, status: 'C', ...(i === 0 ? { motivo: 'ADMISSAO' } : {}) }),
  )
  const last = rows.at(-1)
  if (index % 5 === 2) {
    const starts = rows.filter((row, i) => row.faixaSalarial.id !== rows[i - 1]?.faixaSalarial.id)
    return {
      historicos: starts.map(({ salario: _, ...row }): Pago => ({ ...row, tipoSalario: 1 })),
      salario: last?.salario,
    }
  }
  if (index % 25 !== 8 || !last?.salario || !minimo) return { historicos: rows, salario: last?.salario }
  const { salario, ...row } = last
  const quantidade = Math.max(1, Math.round((salario / minimo.hoje) * 100) / 100)
  const byIndex: Pago = { ...row, tipoSalario: 2, indice: refOf(minimo), quantidade }
  return { historicos: [...rows.slice(0, -1), byIndex], salario: Math.round(quantidade * minimo.hoje * 100) / 100 }
}
