import type { CelulaLida } from '#schemas/runtime/anonimato/leitura.ts'
import type { AskedQuestion, QuestionFigures, SurveyCell } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { aspectoDasFiguras, aspectosMedidos, type Figuras, medidorDe } from '#schemas/runtime/questionario/figuras.ts'
import type { PerguntaGuardada } from '../perguntas.ts'

/** A question as named in results. */
export const perguntaDita = (pergunta: PerguntaGuardada): AskedQuestion => {
  const { id, texto, tipo, aspecto, notaMinima, notaMaxima, opcoes } = pergunta
  return { id, texto, tipo, aspecto, notaMinima, notaMaxima, opcoes }
}

/** Names of areas, establishments and groups, by 'area 7'. */
export type Titulos = ReadonlyMap<string, string>

/** Cells with their figures and readable names. */
export function celulasDitas(
  celulas: readonly CelulaLida[],
  perguntas: readonly PerguntaGuardada[],
  titulos: Titulos,
): SurveyCell[] {
  const medidores = medidoresDe(perguntas)
  const aspectos = aspectosMedidos(perguntas)
  return celulas.map((celula) => {
    const { corte, valores, n, oculta } = celula
    const ditas = ditasDe(celula, medidores)
    const figuras = new Map(ditas.flatMap((dita) => (dita.figuras ? [[dita.pergunta, dita.figuras] as const] : [])))
    return {
      corte: corte.join(' '),
      valores: { ...valores } as Record<string, string>,
      titulo: corte.map((nome) => titulos.get(`${nome} ${valores[nome]}`) ?? valores[nome]).join(' · ') || 'Todos',
      ...(n !== undefined && { n }),
      ...(oculta !== undefined && { oculta }),
      perguntas: ditas.map(dita),
      aspectos: oculta === undefined ? aspectos.map((aspecto) => aspectoDasFiguras(aspecto, figuras)) : [],
    }
  })
}

/** Figures of each question in a cell. */
export const perguntasDitas = (celula: CelulaLida, perguntas: readonly PerguntaGuardada[]): QuestionFigures[] =>
  ditasDe(celula, medidoresDe(perguntas)).map(dita)

interface Medidor {
  id: number
  chave: string
  mede: ReturnType<typeof medidorDe>
}

const medidoresDe = (perguntas: readonly PerguntaGuardada[]): Medidor[] =>
  perguntas.map((pergunta) => ({ id: pergunta.id, chave: `p${pergunta.id}`, mede: medidorDe(pergunta) }))

type Dita = { pergunta: number; oculta?: string; figuras?: Figuras }

const dita = ({ pergunta, oculta, figuras }: Dita): QuestionFigures =>
  figuras ? { pergunta, ...figuras } : { pergunta, ...(oculta !== undefined && { oculta }) }

function ditasDe({ perguntas: lidas }: CelulaLida, medidores: readonly Medidor[]): Dita[] {
  const ditas: Dita[] = []
  for (const { id, chave, mede } of medidores) {
    const lida = lidas[chave]
    if (lida?.oculta !== undefined) ditas.push({ pergunta: id, oculta: lida.oculta })
    else if (lida) {
      const figuras = mede(lida)
      if (figuras) ditas.push({ pergunta: id, figuras })
    }
  }
  return ditas
}
