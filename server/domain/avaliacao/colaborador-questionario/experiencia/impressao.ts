import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from 'pdfmake/interfaces.js'
import type { PedidoDeImpressao } from '#schemas/runtime/answers/evaluation/experience.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { aspectosDe } from '#schemas/runtime/questionario/resultado.ts'
import { tabelaDeAspectos } from '#server/features/questionario/papel/aspectos-impressos.ts'
import { perguntasImpressas } from '#server/features/questionario/papel/impressao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { type Fact, factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { type Copia, type Item, readItens, recusaAcao } from '../copia.ts'
import { origemDe } from '../origens.ts'

export const impressaoSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['colaboradorQuestionarioId'],
  properties: {
    colaboradorQuestionarioId: { type: 'integer', minimum: 1, title: 'Avaliação' },
    agruparPorAspecto: { type: 'boolean', title: 'Agrupar por aspecto' },
    modoEconomico: { type: 'boolean', title: 'Modo econômico' },
  },
}

/** An answered evaluation of an experience period on paper — spec 2 §7 imprimir-avaliacao-respondida */
export async function avaliacaoImpressa(
  ctx: Ctx,
  copia: Copia,
  pedido: PedidoDeImpressao,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  recusaAcao(copia.situacao === 'R' ? undefined : 'A avaliação ainda não foi respondida.')
  const periodo = (await origemDe(copia).mostra?.(ctx, copia)) ?? {}
  const conteudo = avaliacao(copia, await readItens(ctx, copia), periodo, pedido)
  const file = await printLetter('Avaliação respondida', await letterheadOf(ctx, request.server.prumo), conteudo)
  reply.header('content-disposition', contentDisposition('inline', `Avaliação de ${copia.colaborador?.nome ?? ''}.pdf`))
  return reply.type('application/pdf').send(file)
}

function avaliacao(copia: Copia, itens: Item[], periodo: RecordData, pedido: PedidoDeImpressao): Content[] {
  const { colaborador, titulo = '', observacao, percentualMinimoAprovacao: minimo } = copia
  const { agruparPorAspecto, modoEconomico } = pedido
  return [
    { text: colaborador?.nome ?? '', fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    { text: titulo, fontSize: 11, color: colours.soft, margin: [0, 0, 0, 6] },
    factTable(fatos(copia, periodo).filter(({ text }) => text !== '')),
    ...headedPart('Resultado por aspecto', [tabelaDeAspectos(aspectosDe(itens), minimo)]),
    ...headedPart(
      'Perguntas e respostas',
      perguntasImpressas(itens, { agruparPorAspecto, modoEconomico, entregue: true }),
    ),
    ...(observacao === undefined ? [] : headedPart('Observação', [{ text: observacao }])),
    ...signatureLines(['Avaliador', 'Talento', 'Recursos Humanos']),
  ]
}

function fatos(copia: Copia, { periodoExperiencia, vencimento }: RecordData): Fact[] {
  const { avaliador, respondidaPor, respondidaEm, performance, aprovado, percentualMinimoAprovacao: minimo } = copia
  const { nome = '' } = (periodoExperiencia ?? {}) as { nome?: string }
  return [
    { title: 'Período de Experiência', text: nome },
    { title: 'Vencimento', text: typeof vencimento === 'string' ? displayDay(vencimento) : '' },
    { title: 'Respondida em', text: respondidaEm === undefined ? '' : displayDay(respondidaEm) },
    { title: 'Avaliador', text: avaliador?.nome ?? respondidaPor?.nome ?? '' },
    { title: 'Performance', text: percentual(performance) },
    { title: 'Percentual Mínimo de Aprovação', text: percentual(minimo) },
    { title: 'Resultado', text: aprovado === undefined ? '' : aprovado ? 'Aprovado' : 'Abaixo do mínimo' },
  ]
}

const percentual = (value: number | undefined): string => (value === undefined ? '' : `${formatCell(value, 'number')}%`)
