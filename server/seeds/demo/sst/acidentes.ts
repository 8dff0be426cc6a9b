import { loadPartesCorpo } from '#server/seeds/base/partes-corpo.ts'
import { type Collection, type Demo, refOf } from '#server/seeds/demo/collection.ts'
import { addDays, HOJE, officeHour, workdayOf } from '#server/seeds/demo/days.ts'
import { AURORA, type CompanyId, HORIZONTE } from '#server/seeds/demo/empresas.ts'
import { Random } from '#server/seeds/demo/random.ts'
import type { Talento } from '#server/seeds/demo/talentos.ts'
import { acidentes, type Caso, type CasoAcidente, incidentes } from './casos.ts'

/** First month with accidents. */
const DESDE = '2024-01'

/** Monthly probabilities of each accident, an incident, and a near miss. */
const CHANCES: Record<CompanyId, { acidentes: number[]; incidente: number; quase: number }> = {
  [AURORA]: { acidentes: [0.85, 0.4], incidente: 0.35, quase: 0.6 },
  [HORIZONTE]: { acidentes: [0.5], incidente: 0.2, quase: 0.35 },
}

/** Day of the accident of a talento who is alone in his area. */
const DIA_DE_QUEM_ESTA_SO = '2026-03-12'

/** Probability of an accident without leave. */
const SEM_AFASTAMENTO = 0.35

/** Duration of an investigation, and deadline of its measures, in days. */
const INVESTIGACAO = 20
const PRAZO = 45

/** Probability that an incident involved a person. */
const ENVOLVIDO = 0.7

/** Areas whose talentos are responsible for measures. */
const RESPONSAVEIS = ['Segurança do Trabalho', 'Manutenção', 'Manutenção Predial']

/** Loss of a distal phalanx: days debited by the table of NBR 14280. */
const PERDA_DA_FALANGE = { data: '2025-08', diasDebitados: 100 }

type Acidente = Demo<'sst/acidente'>

/** Adds accidents since 2024 (few with many days lost, more without), incidents and near misses. */
export function addAcidentes(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const random = new Random(`acidentes ${company}`)
  const partes = new Map(loadPartesCorpo().map(({ codigo, id }) => [codigo, { id }]))
  const lesao = (caso: CasoAcidente) => ({
    parteCorpo: partes.get(caso.parte),
    diasPerdidos: random.chance(SEM_AFASTAMENTO) ? 0 : random.int(Math.ceil(caso.dias / 3), caso.dias),
  })
  const { acidentes: vezes, incidente, quase } = CHANCES[company]
  for (const mes of meses()) {
    for (const chance of vezes) {
      if (!random.chance(chance)) continue
      const caso = random.pick(acidentes[company])
      const onde = ocorrencia(random, mes, caso, talentos)
      if (onde) demo.add('sst/acidente', company, { tipo: 'ACIDENTE', ...onde, ...lesao(caso) })
    }
    for (const [tipo, chance] of [['INCIDENTE', incidente] as const, ['QUASE_ACIDENTE', quase] as const]) {
      if (!random.chance(chance)) continue
      const onde = ocorrencia(random, mes, random.pick(incidentes[company]), talentos)
      if (onde) demo.add('sst/acidente', company, { tipo, ...(random.chance(ENVOLVIDO) ? onde : semTalento(onde)) })
    }
  }
  const sozinho = quemTrabalhaSo(talentos)
  const queda = acidentes[company].find(({ areas }) => areas.length === 0)
  if (sozinho && queda) {
    const onde = relato(random, DIA_DE_QUEM_ESTA_SO, queda, sozinho, talentos)
    demo.add('sst/acidente', company, { tipo: 'ACIDENTE', ...onde, ...lesao(queda) })
  }
  if (company === AURORA) addPerda(demo, random, talentos, partes.get('755070000'))
}

function meses(): string[] {
  const [ano = 0, mes = 1] = DESDE.split('-').map(Number)
  const [ate = 0, ultimo = 1] = HOJE.split('-').map(Number)
  return Array.from({ length: (ate - ano) * 12 + ultimo - mes }, (_, i) =>
    new Date(Date.UTC(ano, mes - 1 + i, 1)).toISOString().slice(0, 7),
  )
}

/** An event of a month, for a random talento it can affect. */
function ocorrencia(random: Random, mes: string, caso: Caso, talentos: Talento[]): Acidente | undefined {
  const dia = workdayOf(`${mes}-${String(random.int(3, 28)).padStart(2, '0')}`)
  const presentes = talentos.filter((talento) => trabalha(talento, dia))
  const afetados = caso.areas.length === 0 ? presentes : presentes.filter((talento) => isDe(talento, caso.areas))
  if (afetados.length === 0) return undefined
  return relato(random, dia, caso, random.pick(afetados), presentes)
}

const isDe = ({ area }: Talento, nomes: string[]): boolean => nomes.some((nome) => area.caminho.includes(nome))

const trabalha = ({ registro: { dataAdmissao = HOJE, dataDesligamento } }: Talento, dia: string): boolean =>
  dataAdmissao <= dia && (dataDesligamento === undefined || dataDesligamento >= dia)

function relato(random: Random, dia: string, caso: Caso, talento: Talento, presentes: Talento[]): Acidente {
  const colegas = presentes.filter(({ area, id }) => area.id === talento.area.id && id !== talento.id)
  const testemunhas = random.sample(colegas, random.int(0, 2))
  const responsavel = random.pick(presentes.filter((outro) => isDe(outro, RESPONSAVEIS)))
  const prazo = addDays(dia, PRAZO)
  const investigado = addDays(dia, INVESTIGACAO) < HOJE
  const concluida = prazo < HOJE && random.chance(0.9)
  const { ambiente } = talento.registro
  return {
    ...{ data: officeHour(random, dia), colaborador: refOf(talento), descricao: caso.descricao },
    ...(ambiente && { ambiente: { id: ambiente.id ?? 0 } }),
    ...(testemunhas.length > 0 && { testemunhas: testemunhas.map(refOf) }),
    ...(investigado && {
      causas: caso.causas,
      medidas: [{ acao: caso.medida, responsavel: refOf(responsavel), prazo, concluida }],
    }),
  }
}

const semTalento = ({ colaborador: _, ...resto }: Acidente): Acidente => resto

/** A talento who is the only one in his area on that day. */
function quemTrabalhaSo(talentos: Talento[]): Talento | undefined {
  const ativos = talentos.filter(({ registro }) => registro.situacao === 'A')
  return ativos.find(
    (talento) =>
      trabalha(talento, DIA_DE_QUEM_ESTA_SO) &&
      ativos.every(({ area, id }) => id === talento.id || area.id !== talento.area.id),
  )
}

function addPerda(demo: Collection, random: Random, talentos: Talento[], parteCorpo: { id: number } | undefined): void {
  const [caso] = acidentes[AURORA]
  const onde = caso && ocorrencia(random, PERDA_DA_FALANGE.data, caso, talentos)
  if (!onde) return
  demo.add('sst/acidente', AURORA, {
    ...{ tipo: 'ACIDENTE', ...onde, parteCorpo, diasPerdidos: 38, diasDebitados: PERDA_DA_FALANGE.diasDebitados },
    descricao: 'Perdeu a ponta do dedo indicador na engrenagem da embaladora.',
  })
}
