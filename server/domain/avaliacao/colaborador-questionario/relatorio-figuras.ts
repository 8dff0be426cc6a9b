import type { Content } from 'pdfmake/interfaces.js'
import type { SurveyCell, SurveyResults } from '#schemas/runtime/answers/survey-results.ts'
import type { Ctx } from '#server/crud/define.ts'
import { figurasDaPesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { type LinhaDeFiguras, linhasDeFiguras } from '#server/questionario/figuras-impressas.ts'
import { part } from '#server/reports/document/parts.ts'
import { formatCell } from '#server/reports/format.ts'
import { colours } from '#server/reports/render/pdfmake.ts'

/** Figures of all together, once the survey is closed, for who sees results: nothing about fewer than its minimum group. */
export async function figuras(ctx: Ctx, pesquisa: number): Promise<Content[]> {
  const resultados = await figurasDaPesquisa(ctx, pesquisa)
  const todos = resultados?.celulas.find(({ corte }) => corte === '')
  return resultados && todos ? part('Resultados', perguntas(resultados, todos)) : []
}

function perguntas({ perguntas: feitas }: SurveyResults, { oculta, perguntas: ditas }: SurveyCell): Content[] {
  if (oculta !== undefined) return [{ text: oculta, color: colours.soft }]
  const porPergunta = new Map(ditas.map((dita) => [dita.pergunta, dita]))
  return feitas.flatMap((asked, i): Content[] => {
    const linhas = linhasDeFiguras(asked, porPergunta.get(asked.id))
    if (linhas.length === 0) return []
    const titulo: Content = { text: `${i + 1}. ${asked.texto}`, bold: true, margin: [0, 0, 0, 2] }
    return [{ stack: [titulo, ...linhas.map(linha)], margin: [0, 0, 0, 9], unbreakable: true }]
  })
}

function linha({ resposta, quantidade, percentual, media, favoravel }: LinhaDeFiguras): Content {
  const ditos = [
    quantidade === undefined ? '' : quantidade === 1 ? '1 resposta' : `${formatCell(quantidade, 'integer')} respostas`,
    media === undefined ? '' : `média ${formatCell(media, 'money')}`,
    favoravel === undefined ? '' : `favorável ${formatCell(favoravel, 'rate')}`,
    formatCell(percentual, 'rate'),
  ]
  return {
    columns: [
      { text: resposta, width: '*', margin: [12, 0, 0, 0] },
      { text: ditos.filter(Boolean).join('  ·  '), width: 'auto', alignment: 'right' },
    ],
  }
}
