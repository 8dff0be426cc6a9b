import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from 'pdfmake/interfaces.js'
import type { Leaving } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { plainBlocks } from '#schemas/runtime/rich-text/rich-text.ts'
import { MODELO_ENTREVISTA } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import { apresentacaoImpressa } from '#server/features/questionario/apresentacao.ts'
import { enviaEmBranco } from '#server/features/questionario/papel/em-branco.ts'
import { perguntasImpressas } from '#server/features/questionario/papel/impressao.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { type Copia, type Item, readItens } from '../copia.ts'
import { entrevistaDe } from './abre.ts'
import { desligadoVisto } from './quem.ts'

/** What to print, and the layout. */
export interface Pedido extends RecordData {
  colaboradorId?: number
  agruparPorAspecto?: boolean
  imprimirFormaEconomica?: boolean
}

export const impressaoSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    colaboradorId: { type: 'integer', minimum: 1, title: 'Talento' },
    agruparPorAspecto: { type: 'boolean', title: 'Agrupar por aspecto' },
    imprimirFormaEconomica: { type: 'boolean', title: 'Forma econômica' },
  },
}

/** Prints the model's questions; with a talent, his answers — spec 2 §7 print, spec 3 §2. @throws DomainError 404 where he has no interview by this model */
export async function imprime(ctx: Ctx, modelo: number, pedido: Pedido, request: FastifyRequest, reply: FastifyReply) {
  const { colaboradorId, agruparPorAspecto = true, imprimirFormaEconomica: modoEconomico } = pedido
  const como = { agruparPorAspecto, modoEconomico }
  if (colaboradorId === undefined) return enviaEmBranco(forEntity(ctx, MODELO_ENTREVISTA), request, reply, modelo, como)
  const quem = await desligadoVisto(ctx, colaboradorId)
  const copia = await entrevistaDe(ctx, colaboradorId)
  if (!copia || copia.entrevista?.id !== modelo) return fail('NAO_ENCONTRADO')
  const conteudo = entrevista(quem, copia, await readItens(ctx, copia), como)
  const file = await printLetter('Entrevista de desligamento', await letterheadOf(ctx, request.server.prumo), conteudo)
  reply.header('content-disposition', contentDisposition('inline', `Entrevista de desligamento - ${quem.nome}.pdf`))
  return reply.type('application/pdf').send(file)
}

type Como = Pick<Parameters<typeof perguntasImpressas>[1], 'agruparPorAspecto' | 'modoEconomico'>

/** Answers of a handed-in interview; before that the empty questions. */
function entrevista(quem: Leaving, copia: Copia, itens: Item[], como: Como): Content[] {
  const { titulo = '', cabecalho = '', observacao, situacao } = copia
  const entregue = situacao === 'R'
  const dadas = entregue ? perguntasVisiveis(itens) : itens.map(({ pergunta }) => ({ pergunta, resposta: {} }))
  return [
    { text: quem.nome, fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    { text: titulo, fontSize: 11, color: colours.soft, margin: [0, 0, 0, 6] },
    factTable(fatosDe(quem, copia).filter(({ text }) => text !== '')),
    ...apresentacaoImpressa(plainBlocks(cabecalho)),
    ...headedPart('Perguntas', perguntasImpressas(dadas, { ...como, emBranco: !entregue, semPesos: true })),
    ...(entregue && observacao !== undefined ? headedPart('Observação', [{ text: observacao }]) : []),
    ...signatureLines(['Talento', 'Recursos Humanos']),
  ]
}

const fatosDe = (quem: Leaving, { avaliador, respondidaEm, respondidaPor }: Copia) => [
  { title: 'Cargo', text: quem.cargo ?? '' },
  { title: 'Área', text: quem.area ?? '' },
  { title: 'Desligamento', text: diaDe(quem.dataDesligamento) },
  { title: 'Motivo', text: quem.motivo?.descricao ?? '' },
  { title: 'Respondida em', text: diaDe(respondidaEm) },
  { title: 'Respondida por', text: respondidaEm === undefined ? '' : (avaliador?.nome ?? respondidaPor?.nome ?? '') },
]

const diaDe = (day: string | undefined): string => (day === undefined ? '' : displayDay(day))
