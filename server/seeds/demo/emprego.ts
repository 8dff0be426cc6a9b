import type { Area } from './areas.ts'
import type { Cargo } from './cargos/cargos.ts'
import { type Faixa, salarioEm } from './cargos/faixas.ts'
import { type Ref, ref } from './collection.ts'
import { addDays, dayBetween, daysBetween, HOJE, INICIO, later, workday } from './days.ts'
import type { Random } from './random.ts'

/** Where the work is done, by area. */
export type LocalDaArea = Map<number, { ambiente: Ref; estabelecimento: Ref } | undefined>

export interface NeedsEmprego {
  motivosDesligamento: Ref[]
  funcoes: Map<string, Ref>
  localDaArea: LocalDaArea
}

/** Admission, the dated changes since, and for some the end. A `titular`, the first in his position, is an old hand, rose through all its bands and stays. */
export function emprego(random: Random, titular: boolean, cargo: Cargo, area: Area, needs: NeedsEmprego) {
  const dataAdmissao = titular
    ? workday(dayBetween(random, '2015-02-02', '2021-10-01'))
    : workday(dayBetween(random, INICIO, addDays(HOJE, -20)))
  const saiu = !titular && random.chance(0.2) && daysBetween(dataAdmissao, HOJE) > 120
  const dataDesligamento = saiu
    ? workday(dayBetween(random, later(addDays(dataAdmissao, 90), INICIO), addDays(HOJE, -5)))
    : undefined
  const degraus = promocoes(random, titular || random.chance(0.4), cargo.faixas, dataAdmissao)
  const historicos = carreira(cargo, area, degraus, dataDesligamento ?? HOJE, needs)
  const { data: _, ...atual } = historicos.at(-1) ?? { data: '' }
  const vinculo = random.weighted([
    ['E' as const, 94],
    ['T' as const, 4],
    ['S' as const, 2],
  ])
  const inicio = { dataAdmissao, vinculo, cargo: ref(cargo), ...atual, historicos }
  if (!dataDesligamento) return { ...inicio, situacao: 'A' as const }
  const motivoDesligamento = ref(random.pick(needs.motivosDesligamento))
  return { ...inicio, situacao: 'D' as const, dataDesligamento, motivoDesligamento }
}

interface Degrau {
  data: string
  faixa: Faixa
}

/** The lowest band on admission, each further one a year or two later. */
function promocoes(random: Random, sobe: boolean, faixas: Faixa[], dataAdmissao: string): Degrau[] {
  let data = dataAdmissao
  return faixas.slice(0, sobe ? faixas.length : 1).map((faixa, i) => {
    if (i > 0) data = workday(addDays(data, random.int(365, 850)))
    return { data, faixa }
  })
}

/** A line per promotion and per rise of the band held at the time. */
function carreira(cargo: Cargo, area: Area, degraus: Degrau[], to: string, { funcoes, localDaArea }: NeedsEmprego) {
  const local = localDaArea.get(area.id)
  const funcao = funcoes.get(cargo.linha.funcao)
  const onde = {
    ...(local ? { estabelecimento: local.estabelecimento, ambiente: local.ambiente } : {}),
    areaOrganizacional: ref(area),
    ...(funcao ? { funcao } : {}),
  }
  const from = degraus[0]?.data ?? to
  const dias = new Set(degraus.flatMap(({ data, faixa }) => [data, ...faixa.salarios.map((s) => s.data)]))
  return [...dias]
    .filter((dia) => dia >= from && dia <= to)
    .sort()
    .flatMap((data) => {
      const faixa = degraus.findLast((degrau) => degrau.data <= data)?.faixa
      return faixa ? [{ data, ...onde, faixaSalarial: ref(faixa), salario: salarioEm(faixa, data) }] : []
    })
}
