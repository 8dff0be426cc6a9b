import { levelByShare, shareOf } from '#schemas/runtime/domain/competences.ts'
import type { Cargo } from '../cargos/cargos.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, dayBetween, HOJE, INICIO, laterDay } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import type { ItemCompetencia } from './competencias.ts'

interface Nivel extends Ref {
  ordem: number
  percentual: number
}

/** The levels from a day on. */
interface Configuracao extends Ref {
  data: string
  niveis: Nivel[]
}

interface Needs {
  cargos: Cargo[]
  talentos: Talento[]
}

/** Day, and reduction of the percentages: levels require more from the second day on. */
const CONFIGURACOES: [data: string, abaixo: number][] = [
  [INICIO, 10],
  ['2024-01-01', 0],
]
const REVISAO = '2024-03-01'

/** Adds the company's levels by day, the levels each band requires, and those of many talentos. */
export function addNiveisCompetencia(demo: Collection, company: CompanyId, { cargos, talentos }: Needs): void {
  const niveis = demo.addFile('cargo-salario/nivel-competencia', company)
  const configuracoes = CONFIGURACOES.map(([data, abaixo]): Configuracao => {
    const deles = niveis.map(({ id, ordem = 0, percentual = 0 }) => ({ id, ordem, percentual: percentual - abaixo }))
    const { id } = demo.add('cargo-salario/configuracao-nivel-competencia', company, {
      data,
      considerarPercentualMinimo: true,
      obrigarPercentual: false,
      configHistoricosNiveis: deles.map(({ id: nivel, ...rest }) => ({ nivelCompetencia: { id: nivel }, ...rest })),
    })
    return { id, data, niveis: deles }
  })
  const exigencias = new Map<number, Exigencia[]>()
  for (const [index, cargo] of cargos.entries())
    for (const [degrau, faixa] of cargo.faixas.entries())
      exigencias.set(
        faixa.id,
        addFaixa(demo, company, configuracoes, { cargo, faixa, degrau, revista: index % 2 === 0 }),
      )
  const random = new Random(`niveis ${company}`)
  for (const [index, talento] of talentos.entries())
    if (index < 12 || random.chance(0.6)) addTalento(demo, company, { random, talento, configuracoes, exigencias })
}

interface Exigencia {
  data: string
  exigidas: { item: ItemCompetencia; ordem: number }[]
}

interface DaFaixa {
  cargo: Cargo
  faixa: Ref
  degrau: number
  /** has a second date, with raised requirements for some competences */
  revista: boolean
}

/** Adds a band's requirements: each higher band requires one level more; the first competence of each kind weighs most. */
function addFaixa(demo: Collection, company: CompanyId, configuracoes: Configuracao[], part: DaFaixa): Exigencia[] {
  const { cargo, faixa, degrau, revista } = part
  return (revista ? [INICIO, REVISAO] : [INICIO]).map((data) => {
    const { id, niveis } = configuracaoEm(configuracoes, data)
    const exigidas = cargo.competencias.map((item, at) => ({
      item,
      ordem: Math.min(5, 2 + degrau + (at % 2) + (data === REVISAO && at % 3 === 0 ? 1 : 0)),
    }))
    demo.add('cargo-salario/config-nivel-faixa-salarial', company, {
      faixaSalarial: refOf(faixa),
      data,
      configuracao: { id },
      linhas: exigidas.map(({ item, ordem }, at) => {
        const nivel = niveis.find((each) => each.ordem === ordem)
        return {
          competencia: item.competencia,
          competenciaPeso: 3 - (at % 3),
          nivelCompetencia: { id: nivel?.id ?? 0 },
          ordem,
          percentual: nivel?.percentual,
        }
      }),
    })
    return { data, exigidas }
  })
}

interface DoTalento {
  random: Random
  talento: Talento
  configuracoes: Configuracao[]
  exigencias: Map<number, Exigencia[]>
}

/** Adds one or two dates of a talento: levels near his band's requirements on that day, a third judged by criteria. */
function addTalento(
  demo: Collection,
  company: CompanyId,
  { random, talento, configuracoes, exigencias }: DoTalento,
): void {
  const { dataAdmissao = HOJE, dataDesligamento, historicos = [] } = talento.registro
  const primeira = laterDay(addDays(dataAdmissao, 60), '2021-01-15')
  const ultima = dataDesligamento ?? addDays(HOJE, -10)
  if (primeira > ultima) return
  const meio = dayBetween(random, primeira, ultima)
  for (const data of new Set(random.chance(0.5) ? [primeira, meio] : [meio])) {
    const faixa = historicos.findLast((linha) => (linha.data ?? '') <= data)?.faixaSalarial?.id
    const exigidas = exigencias.get(faixa ?? 0)?.findLast((each) => each.data <= data)?.exigidas ?? []
    const { id, niveis } = configuracaoEm(configuracoes, data)
    if (exigidas.length > 0)
      demo.add('cargo-salario/nivel-competencia-talento', company, {
        talento: { id: talento.id },
        data,
        configuracao: { id },
        linhas: exigidas.map(({ item, ordem }, at) =>
          linhaDe(random, niveis, { item, ordem, porCriterios: at % 3 === 0 }),
        ),
      })
  }
}

type Linha = NonNullable<Demo<'cargo-salario/nivel-competencia-talento'>['linhas']>[number]

function linhaDe(
  random: Random,
  niveis: Nivel[],
  { item, ordem, porCriterios }: { item: ItemCompetencia; ordem: number; porCriterios: boolean },
): Linha {
  const { competencia, criterios } = item
  if (!porCriterios) {
    const obtida = Math.min(5, Math.max(1, ordem + random.int(-1, 1)))
    const nivel = niveis.find((each) => each.ordem === obtida)
    return { competencia, porCriterios, nivelCompetencia: { id: nivel?.id ?? 0 } }
  }
  const atendidos = criterios.filter(() => random.chance(0.8))
  const percentual = shareOf(atendidos.length, criterios.length)
  const nivel = levelByShare(niveis, percentual ?? 0)
  return {
    competencia,
    porCriterios,
    ...(atendidos.length > 0 ? { criteriosAtendidos: atendidos } : {}),
    percentual,
    ...(nivel ? { nivelCompetencia: refOf(nivel) } : {}),
  }
}

function configuracaoEm(configuracoes: Configuracao[], dia: string): Configuracao {
  const found = configuracoes.findLast(({ data }) => data <= dia)
  if (!found) throw new Error(`No levels on ${dia}`)
  return found
}
