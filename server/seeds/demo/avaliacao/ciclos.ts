import type { CompetenciaAvaliada } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { rowsOf } from '#server/platform/data/rows.ts'
import type { Area } from '../areas.ts'
import type { Cargo } from '../cargos/cargos.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { CICLOS, type CicloDaDemo, isFechado } from './ciclos-demo.ts'
import { julgaRespostas } from './julga.ts'
import { type Par, paresDe } from './pares.ts'
import { addPdi } from './pdis.ts'
import { addQuestionario, type Escrita } from './perguntas.ts'

interface Needs {
  areas: Area[]
  cargos: Cargo[]
  talentos: Talento[]
}

/** Maximum number of participants of a cycle. */
const GENTE = 20

/** Participants in the area whose gestor is the user `lider`. */
const AREA_DO_LIDER = 'Logística'
/** One participant below the area whose gestor is the user `gestor`. */
const ABAIXO_DO_GESTOR = 'Linha de Massas'
const DELE = 4

/** Answer date in released cycles. */
const ULTIMA = '2026-10-28'

const PERGUNTAS: Escrita[] = [
  { texto: 'Entrega o que combina, no prazo.', aspecto: 'Resultados', peso: 3, nota: true },
  { texto: 'Decide bem com as informações que tem.', aspecto: 'Resultados', peso: 2, nota: true },
  { texto: 'Ajuda os colegas a fazer melhor o trabalho deles.', aspecto: 'Pessoas', peso: 2, nota: true },
  { texto: 'O que esta pessoa deve continuar fazendo?', aspecto: 'Pessoas', aberta: true },
]

type Copia = Demo<'avaliacao/colaborador-questionario'>

/** Frozen questions of a cycle. */
interface Pedido {
  perguntas: PerguntaGuardada[]
  /** model fields of copies and evaluated talentos; empty for competences alone */
  modelo: Pick<Copia, 'modeloAvaliacao' | 'questionario' | 'numeroVersao'>
}

interface Parte {
  ciclo: Ref
  linha: CicloDaDemo
  pedido: Pedido
  competencias: CompetenciaAvaliada[]
  random: Random
}

/** Adds cycles in every state; results of closed ones are calculated once they are stored (`encerra.ts`). */
export function addCiclos(demo: Collection, company: CompanyId, { areas, cargos, talentos }: Needs): void {
  const titulo = 'Desempenho anual'
  const { questionario, perguntas } = addQuestionario(demo, company, titulo, 'D', PERGUNTAS, { opcao: 50_000 })
  const modelo = demo.add('avaliacao/modelo-avaliacao', company, {
    ...{ titulo, tipo: 'D', ativo: true, questionario: refOf(questionario) },
  })
  const completo: Pedido = {
    perguntas,
    modelo: { modeloAvaliacao: refOf(modelo), questionario: refOf(questionario), numeroVersao: 1 },
  }
  const antigos = talentos.filter(
    ({ registro: { dataDesligamento, dataAdmissao = '' } }) => !dataDesligamento && dataAdmissao < '2024-09-01',
  )
  const doLider = antigos.filter(({ area }) => area.nome === AREA_DO_LIDER).slice(0, DELE)
  const doGestor = antigos.filter(({ area }) => area.nome === ABAIXO_DO_GESTOR).slice(0, 1)
  const gente = [...new Set([...doLider, ...doGestor, ...antigos])].slice(0, GENTE)
  const gestores = new Map(
    areas.map(({ nome, registro }) => [nome, registro.empresaEResponsaveis?.[0]?.colaborador?.id]),
  )
  for (const linha of CICLOS) {
    const pedido = linha.avaliarSomenteCompetencias ? { perguntas: [], modelo: {} } : completo
    const ciclo = addCiclo(demo, company, linha, pedido)
    const random = new Random(`${linha.titulo} ${company}`)
    for (const [index, talento] of gente.slice(0, linha.gente).entries()) {
      const gestor = gestores.get(talento.area.nome)
      const pares = paresDe(linha, gente, index, gestor)
      addParticipantes(demo, company, ciclo, talento, pares)
      if (linha.situacao === 'P') continue
      const competencias = competenciasDe(company, cargos, talento)
      if (linha.pdi) addPdi(demo, company, { ciclo, talento, competencias, gestor })
      const parte = { ciclo, linha, pedido, competencias, random }
      for (const [at, par] of pares.entries()) addCopia(demo, company, parte, talento, par, index + at)
      demo.add('avaliacao/avaliado-avaliacao-desempenho', company, {
        ...{ avaliacaoDesempenho: refOf(ciclo), avaliado: refOf(talento), competencias, ...lugarDe(talento) },
        ...pedido.modelo,
      })
    }
  }
}

function addCiclo(demo: Collection, company: CompanyId, { gente: _, pdi: __, ...linha }: CicloDaDemo, pedido: Pedido) {
  const { modeloAvaliacao } = pedido.modelo
  return demo.add('avaliacao/avaliacao-desempenho', company, {
    ...{ ...linha, ...(modeloAvaliacao && { modeloAvaliacao: refOf(modeloAvaliacao as Ref) }) },
    ...{ pesoAvaliador: 1, pesoAutoavaliacao: 0, pesoGestor: 2, pesoLiderado: 1, pesoPar: 1, quantidadePares: 2 },
    ...{ percentualCompetencias: 50, percentualMetas: 0 },
  })
}

/** Adds a copy. In closed cycles all are answered, in released ones a third is answered and a third begun; anonymous answers are not stored in the copy. */
function addCopia(demo: Collection, company: CompanyId, parte: Parte, talento: Talento, par: Par, n: number): void {
  const { ciclo, linha, pedido, competencias, random } = parte
  const escondida = linha.anonima === true && par.papel !== 'U' && par.papel !== 'L'
  const situacao = isFechado(linha) ? 'R' : linha.situacao === 'B' ? 'N' : (['R', 'N', 'P'] as const)[n % 3]
  const copia: Copia = {
    ...{ titulo: linha.titulo, origem: 'D', papel: par.papel, situacao, ...pedido.modelo },
    ...{ avaliacaoDesempenho: refOf(ciclo), colaborador: refOf(talento), avaliador: { id: par.avaliador } },
    ...(escondida && { anonima: true }),
    ...(situacao === 'R' && { respondidaEm: isFechado(linha) ? linha.dataFim : ULTIMA }),
  }
  demo.add('avaliacao/colaborador-questionario', company, {
    ...copia,
    ...(!escondida && situacao !== 'N' && ditoEm(situacao, julgaRespostas(random, pedido.perguntas, competencias))),
  })
}

/** A draft has the first two answers and no result. */
const ditoEm = (
  situacao: Copia['situacao'],
  { respostas, niveis, performance }: ReturnType<typeof julgaRespostas>,
): Copia =>
  situacao === 'P'
    ? { respostas: respostas.slice(0, 2) }
    : { respostas, niveis, ...(performance !== undefined && { performance }) }

function addParticipantes(demo: Collection, company: CompanyId, ciclo: Ref, talento: Talento, pares: Par[]): void {
  for (const { avaliador, papel } of pares)
    demo.add('avaliacao/participante-avaliacao-desempenho', company, {
      ...{ avaliacaoDesempenho: refOf(ciclo), avaliado: refOf(talento), avaliador: { id: avaliador }, papel },
    })
}

/** A talento's position and area, as frozen on release. */
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

/** Four competences of the position; their scale has all levels, and the second highest is required. */
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
