import type { Area } from './areas.ts'
import type { Cargo } from './cargos/cargos.ts'
import { type Faixa, salarioEm } from './cargos/faixas.ts'
import { type Demo, refOf } from './collection.ts'
import type { LocalDaArea } from './emprego.ts'

type Historico = NonNullable<Demo<'gestao-talentos/talento'>['historicos']>[number]

interface Lugar {
  cargo: Cargo
  area: Area
  cargos: Cargo[]
  localDaArea: LocalDaArea
}

/** In every eight talentos: one promoted from a lower position of his group, one transferred from another area. */
const SUBIU = 5
const MUDOU = 1
const CADA = 8

/** Moves the first half of some careers to another position or area, for reports of promotions and transfers. Draws no random numbers, so that other data stay the same. */
export function comOrigem<Emprego extends { historicos: Historico[] }>(
  index: number,
  emprego: Emprego,
  lugar: Lugar,
): Emprego {
  const { historicos } = emprego
  const antes = Math.floor(historicos.length / 2)
  const turno = index % CADA
  if (antes === 0 || index < lugar.cargos.length || (turno !== SUBIU && turno !== MUDOU)) return emprego
  const cargo = turno === SUBIU ? menor(lugar) : lugar.cargo
  const area = turno === SUBIU ? cargo?.areas[0] : outra(lugar)
  if (!cargo || !area) return emprego
  const [faixa] = cargo.faixas
  const local = lugar.localDaArea.get(area.id)
  const la = ({ estabelecimento: _, ambiente: __, ...row }: Historico): Historico => ({
    ...row,
    ...(local ? { estabelecimento: local.estabelecimento, ambiente: local.ambiente } : {}),
    areaOrganizacional: refOf(area),
    ...(turno === SUBIU && faixa ? naFaixa(faixa, row) : {}),
  })
  const motivo = turno === SUBIU ? ('PROMOCAO' as const) : ('TRANSFERENCIA' as const)
  return {
    ...emprego,
    historicos: historicos.map((row, i) => (i < antes ? la(row) : i === antes ? { ...row, motivo } : row)),
  }
}

const naFaixa = (faixa: Faixa, { data = '', tipoSalario }: Historico) => ({
  faixaSalarial: refOf(faixa),
  ...(tipoSalario === 3 ? { salario: salarioEm(faixa, data) } : {}),
})

/** The next lower position in the same occupational group. */
const menor = ({ cargo: { linha }, cargos }: Lugar): Cargo | undefined =>
  cargos
    .filter((each) => each.linha.grupo === linha.grupo && each.linha.salario < linha.salario)
    .sort((a, b) => b.linha.salario - a.linha.salario)[0]

/** Another area with positions of the same group. */
const outra = ({ cargo, area, cargos }: Lugar): Area | undefined =>
  cargos
    .filter(({ linha }) => linha.grupo === cargo.linha.grupo)
    .flatMap(({ areas }) => areas)
    .find(({ id }) => id !== area.id)
