import type { CelulaLida } from '#schemas/runtime/anonimato/leitura.ts'
import type { AskedQuestion, QuestionFigures, SurveyCell } from '#schemas/runtime/answers/survey-results.ts'
import { aspectosDasFiguras, figurasDe } from '#schemas/runtime/questionario/figuras.ts'
import type { PerguntaGuardada } from './perguntas.ts'

/** A question as results name it. */
export const perguntaDita = (pergunta: PerguntaGuardada): AskedQuestion => {
  const { id, texto, tipo, aspecto, notaMinima, notaMaxima, opcoes } = pergunta
  return { id, texto, tipo, aspecto, notaMinima, notaMaxima, opcoes }
}

/** Names of areas, establishments and groups, by 'area 7'. */
export type Titulos = ReadonlyMap<string, string>

/** A cell with its figures, and a name in words. */
export function celulaDita(celula: CelulaLida, perguntas: readonly PerguntaGuardada[], titulos: Titulos): SurveyCell {
  const { corte, valores, n, oculta } = celula
  const ditas = perguntasDitas(celula, perguntas)
  const figuras = new Map(
    perguntas.map((pergunta) => [pergunta.id, figurasDe(pergunta, celula.perguntas[`p${pergunta.id}`] ?? {})]),
  )
  return {
    corte: corte.join(' '),
    valores: { ...valores } as Record<string, string>,
    titulo: corte.map((nome) => titulos.get(`${nome} ${valores[nome]}`) ?? valores[nome]).join(' · ') || 'Todos',
    ...(n !== undefined && { n }),
    ...(oculta !== undefined && { oculta }),
    perguntas: ditas,
    aspectos: oculta === undefined ? aspectosDasFiguras(perguntas, figuras) : [],
  }
}

/** What is told of each question in a cell. */
export function perguntasDitas(celula: CelulaLida, perguntas: readonly PerguntaGuardada[]): QuestionFigures[] {
  return perguntas.flatMap((pergunta): QuestionFigures[] => {
    const lida = celula.perguntas[`p${pergunta.id}`]
    if (!lida) return []
    if (lida.oculta !== undefined) return [{ pergunta: pergunta.id, oculta: lida.oculta }]
    const figuras = figurasDe(pergunta, lida)
    return figuras ? [{ pergunta: pergunta.id, ...figuras }] : []
  })
}
