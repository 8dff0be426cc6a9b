import { type Julgamento, type Papel, resultadoDasPartes, resultadoDosPapeis } from '#schemas/runtime/desempenho.ts'
import { aderenciaDe, type CompetenciaAvaliada } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { rowsOf } from '#server/seeds/data/rows.ts'
import type { Area } from '../areas.ts'
import type { Cargo } from '../cargos/cargos.ts'
import { type Collection, type Demo, type Ref, ref } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { addPdi } from './pdis.ts'
import { addQuestionario, type Escrita } from './perguntas.ts'

interface Needs {
  areas: Area[]
  cargos: Cargo[]
  talentos: Talento[]
}

/** How many people take part in a cycle. */
const GENTE = 20

const PERGUNTAS: Escrita[] = [
  { texto: 'Entrega o que combina, no prazo.', aspecto: 'Resultados', peso: 3, nota: true },
  { texto: 'Decide bem com as informações que tem.', aspecto: 'Resultados', peso: 2, nota: true },
  { texto: 'Ajuda os colegas a fazer melhor o trabalho deles.', aspecto: 'Pessoas', peso: 2, nota: true },
  { texto: 'O que esta pessoa deve continuar fazendo?', aspecto: 'Pessoas', aberta: true },
]

const CICLOS = [
  { titulo: 'Ciclo de Desempenho 2024', dataIni: '2024-10-01', dataFim: '2024-11-29', situacao: 'U' },
  { titulo: 'Ciclo de Desempenho 2025', dataIni: '2025-10-01', dataFim: '2025-11-28', situacao: 'E' },
  { titulo: 'Ciclo de Desempenho 2026', dataIni: '2026-11-02', dataFim: '2026-12-18', situacao: 'P' },
] as const

const PESOS = { R: 1, U: 0, L: 2, A: 1, P: 1 }

/** Cycles of a company: one whose results everybody knows, one that was closed, one that is being prepared. */
export function addCiclos(demo: Collection, company: CompanyId, { areas, cargos, talentos }: Needs): void {
  const random = new Random(`ciclos ${company}`)
  const titulo = 'Desempenho anual'
  const { questionario } = addQuestionario(demo, company, titulo, 'D', PERGUNTAS, { opcao: 50_000 })
  const modelo = demo.add('avaliacao/modelo-avaliacao', company, {
    ...{ titulo, tipo: 'D', ativo: true, questionario: ref(questionario) },
  })
  const gente = talentos
    .filter(({ registro: { dataDesligamento, dataAdmissao = '' } }) => !dataDesligamento && dataAdmissao < '2024-09-01')
    .slice(0, GENTE)
  const gestores = new Map(
    areas.map(({ nome, registro }) => [nome, registro.empresaEResponsaveis?.[0]?.colaborador?.id]),
  )
  for (const linha of CICLOS) {
    const ciclo = demo.add('avaliacao/avaliacao-desempenho', company, {
      ...{ ...linha, modeloAvaliacao: ref(modelo), tipo: '1.0', formato: '0', abrangencia: '360' },
      ...{
        permiteAutoAvaliacao: true,
        anonima: false,
        avaliarSomenteCompetencias: false,
        avaliarCompetenciasCargo: true,
      },
      ...{ pesoAvaliador: 1, pesoAutoavaliacao: 0, pesoGestor: 2, pesoLiderado: 1, pesoPar: 1, quantidadePares: 2 },
      ...{ percentualCompetencias: 50, percentualMetas: 0 },
    })
    for (const [index, talento] of gente.entries()) {
      const pares = avaliadoresDe(gente, index, gestores.get(talento.area.nome))
      addParticipantes(demo, company, ciclo, talento, pares)
      if (linha.situacao === 'P') continue
      const competencias = competenciasDe(company, cargos, talento)
      const gestor = gestores.get(talento.area.nome)
      if (linha.situacao === 'E') addPdi(demo, company, { ciclo, talento, competencias, gestor })
      const julgado = pares.map((par) => julga(random, competencias, par))
      for (const um of julgado)
        demo.add('avaliacao/colaborador-questionario', company, {
          ...{ titulo: linha.titulo, origem: 'D', papel: um.papel, situacao: 'R', respondidaEm: linha.dataFim },
          ...{
            avaliacaoDesempenho: ref(ciclo),
            modeloAvaliacao: ref(modelo),
            questionario: ref(questionario),
            numeroVersao: 1,
          },
          ...{
            colaborador: ref(talento),
            avaliador: { id: um.avaliador },
            performance: um.performance,
            niveis: um.niveis,
          },
        })
      demo.add('avaliacao/avaliado-avaliacao-desempenho', company, {
        ...{ avaliacaoDesempenho: ref(ciclo), avaliado: ref(talento), competencias, ...lugarDe(talento) },
        ...{
          modeloAvaliacao: ref(modelo),
          questionario: ref(questionario),
          numeroVersao: 1,
          ...resultadoDe(competencias, julgado),
        },
      })
    }
  }
}

interface Par {
  avaliador: number
  papel: Papel
}

/** Oneself, who leads the area, and two colleagues. */
function avaliadoresDe(gente: Talento[], index: number, gestor: number | undefined): Par[] {
  const eu = gente[index]?.id ?? 0
  const colegas = [1, 2].flatMap((step) => gente[(index + step) % gente.length]?.id ?? [])
  return [
    { avaliador: eu, papel: 'U' },
    ...(gestor !== undefined && gestor !== eu ? [{ avaliador: gestor, papel: 'L' as const }] : []),
    ...colegas.filter((id) => id !== gestor).map((avaliador) => ({ avaliador, papel: 'P' as const })),
  ]
}

function addParticipantes(demo: Collection, company: CompanyId, ciclo: Ref, talento: Talento, pares: Par[]): void {
  for (const { avaliador, papel } of pares)
    demo.add('avaliacao/participante-avaliacao-desempenho', company, {
      ...{ avaliacaoDesempenho: ref(ciclo), avaliado: ref(talento), avaliador: { id: avaliador }, papel },
    })
}

/** Where somebody is, as the release freezes it. */
function lugarDe({ registro }: Talento): Demo<'avaliacao/avaliado-avaliacao-desempenho'> {
  const { estabelecimento, areaOrganizacional, cargo, faixaSalarial } = registro
  const de = (name: string, one: { id?: number } | undefined) =>
    one?.id === undefined ? {} : { [name]: { id: one.id } }
  return {
    ...de('estabelecimento', estabelecimento),
    ...de('areaOrganizacional', areaOrganizacional),
    ...de('cargo', cargo),
    ...de('faixaSalarial', faixaSalarial),
  }
}

/** Four competences of the position; all levels are their scale, the last but one is required. */
function competenciasDe(company: CompanyId, cargos: Cargo[], { registro }: Talento): CompetenciaAvaliada[] {
  const escala = rowsOf('cargo-salario/nivel-competencia', 'demo', company).map((row, i) => ({
    ...{ id: i + 1, descricao: String(row.descricao), ordem: Number(row.ordem) },
  }))
  const exigido = escala.at(-2)
  const cargo = cargos.find(({ id }) => id === registro.cargo?.id)
  return exigido === undefined
    ? []
    : (cargo?.competencias ?? []).slice(0, 4).map(({ nome, tipo, competencia: { id } }) => ({
        ...{ id, nome, tipo, peso: 1, exigido, escala },
      }))
}

interface Julgado extends Par {
  performance: number
  niveis: { competenciaId: number; nivelId: number; ordem: number }[]
}

function julga(random: Random, competencias: CompetenciaAvaliada[], par: Par): Julgado {
  const niveis = competencias.flatMap(({ id, escala }) => {
    const nivel = escala[random.int(0, escala.length - 1)]
    return nivel ? [{ competenciaId: id, nivelId: nivel.id, ordem: nivel.ordem }] : []
  })
  return { ...par, niveis, performance: random.int(25, 98) }
}

function resultadoDe(competencias: CompetenciaAvaliada[], julgado: Julgado[]) {
  const de = (valor: (um: Julgado) => number | undefined): Julgamento[] =>
    julgado.flatMap((um) => {
      const dado = valor(um)
      return dado === undefined ? [] : [{ papel: um.papel, valor: dado }]
    })
  const potencial = resultadoDosPapeis(
    de(({ performance }) => performance),
    PESOS,
  )
  const desempenho = resultadoDosPapeis(
    de(({ niveis }) => aderenciaDe(competencias, niveis)),
    PESOS,
  )
  const partes = { potencial: potencial.resultado, desempenho: desempenho.resultado }
  const linhas = (parte: 'potencial' | 'desempenho', papeis: typeof potencial.papeis) =>
    papeis.map((media) => ({ ...media, papeis: media.papeis.join(''), parte }))
  return {
    ...partes,
    resultado: resultadoDasPartes(partes, { competencias: 50, metas: 0 }),
    papeis: [...linhas('potencial', potencial.papeis), ...linhas('desempenho', desempenho.papeis)],
  }
}
