import type { Content } from 'pdfmake/interfaces.js'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import { formatCell } from '#server/reports/format.ts'
import { colours } from '#server/reports/render/pdfmake.ts'
import { foiRespondida, pontoDe } from './resultado.ts'

type Resposta = AvaliacaoCandidatoResposta

/** A question with its answer and, once all is answered, what of it was reached; on one page where it fits. */
export function perguntaImpressa(resposta: Resposta, entregue: boolean): Content {
  const { ordem, texto, aspecto, peso, comentario, pedeComentario } = resposta
  const lado = [aspecto, peso !== undefined && peso !== 1 ? `peso ${peso}` : '', entregue ? alcancado(resposta) : '']
  return {
    stack: [
      {
        columns: [
          { text: `${ordem}. ${texto}`, bold: true, width: '*' },
          {
            text: lado.filter(Boolean).join('  ·  '),
            width: 'auto',
            alignment: 'right',
            color: colours.soft,
            fontSize: 8,
          },
        ],
        columnGap: 12,
        margin: [0, 0, 0, 2],
      },
      ...respondido(resposta),
      ...(comentario
        ? [
            {
              text: `${pedeComentario ?? 'Comentário'}: ${comentario}`,
              color: colours.soft,
              margin: [12, 2, 0, 0],
            } as Content,
          ]
        : []),
    ],
    margin: [0, 0, 0, 9],
    // a very long answer goes over the page; everything else stays together
    unbreakable: (resposta.resposta ?? '').length < 1500,
  }
}

function alcancado(resposta: Resposta): string {
  const ponto = pontoDe(resposta)
  if (ponto !== undefined) return `${formatCell(Math.round(ponto * 1000) / 10, 'number')}% alcançado`
  return resposta.tipo === 'SUBJETIVA' && foiRespondida(resposta) ? 'a corrigir' : 'não conta no resultado'
}

function respondido(resposta: Resposta): Content[] {
  const { tipo, nota = 0, notaMaxima = 10, resposta: texto = '', opcoes = [], respostasIds = [] } = resposta
  if (tipo === 'OBJETIVA' || tipo === 'MULTIPLA_ESCOLHA')
    return opcoes.map(({ id, texto: opcao, peso = 0 }) =>
      marcada(id !== undefined && respostasIds.includes(id), opcao ?? '', peso),
    )
  if (!foiRespondida(resposta)) return [{ text: 'Sem resposta', color: colours.faint, margin: [12, 0, 0, 0] }]
  return [{ text: tipo === 'NOTA' ? `${formatCell(nota, 'number')} de ${notaMaxima}` : texto, margin: [12, 0, 0, 0] }]
}

/** An option with its box, ticked or not: drawn, because the letters of the print have no such sign. */
function marcada(sim: boolean, texto: string, peso: number): Content {
  const tick = {
    type: 'polyline' as const,
    lineWidth: 1.5,
    lineColor: colours.ink,
    points: [
      { x: 1.5, y: 6 },
      { x: 3.5, y: 8 },
      { x: 7, y: 3.5 },
    ],
  }
  return {
    columns: [
      {
        canvas: [
          { type: 'rect', x: 0, y: 1.5, w: 8, h: 8, lineWidth: 0.75, lineColor: sim ? colours.ink : colours.faint },
          ...(sim ? [tick] : []),
        ],
        width: 10,
      },
      {
        text: [
          { text: texto, bold: sim },
          { text: `  peso ${peso}`, color: colours.faint, fontSize: 8 },
        ],
        width: '*',
      },
    ],
    columnGap: 6,
    margin: [12, 0, 0, 1],
  }
}
