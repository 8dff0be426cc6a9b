import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from 'pdfmake/interfaces.js'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { aspectosDe } from '#schemas/runtime/questionario/resultado.ts'
import { plainBlocks } from '#schemas/runtime/rich-text/rich-text.ts'
import { apresentacaoImpressa } from '#server/features/questionario/apresentacao.ts'
import { tabelaDeAspectos } from '#server/features/questionario/papel/aspectos-impressos.ts'
import { perguntasImpressas } from '#server/features/questionario/papel/impressao.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { type Fact, factTable } from '#server/platform/reports/document/facts.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { readParaLer } from './acesso.ts'
import { comparativa } from './comparativa/comparativa.ts'
import { comparativaImpressa } from './comparativa/impressa.ts'
import { type Copia, type Item, readItens, recusaAcao } from './copia.ts'
import { planilha } from './planilha.ts'

const base = '//avaliacao/avaliacoes-desempenhos-questionarios'
const querystring: JsonSchema = {
  type: 'object',
  properties: { agruparPorAspecto: { type: 'string' }, modoEconomico: { type: 'string' } },
}

/** Answered, blank and compared questionnaires on paper and as a sheet — spec 2 §7 */
export function impressao(route: RouteCollector): void {
  route.get(
    `${base}/{id}/respondida/pdf`,
    { summary: 'Questionário respondido em PDF', authority: 'LOGIN', querystring },
    async (ctx, request, reply) => {
      const { copia, propria } = await leRespondida(ctx, request)
      const conteudo = respondida(copia, await readItens(ctx, copia), propria, opcoesDe(request))
      return envia(ctx, request, reply, `${nomeDe(copia)}.pdf`, 'Avaliação respondida', conteudo)
    },
  )
  route.get(
    `${base}/{id}/respondida/xls`,
    { summary: 'Questionário respondido em planilha', authority: 'LOGIN' },
    async (ctx, request, reply) => {
      const { copia, propria } = await leRespondida(ctx, request)
      const bytes = await planilha(copia, await readItens(ctx, copia), propria)
      reply.header('content-disposition', contentDisposition('attachment', `${nomeDe(copia)}.xlsx`))
      return reply.type(sheetTypes.xlsx).send(bytes)
    },
  )
  route.get(
    `${base}/{id}/questionario/pdf`,
    { summary: 'Questionário em branco em PDF', authority: 'LOGIN', querystring },
    async (ctx, request, reply) => {
      const { copia } = await readParaLer(ctx, idParam(request))
      const conteudo = emBranco(copia, await readItens(ctx, copia), opcoesDe(request))
      return envia(ctx, request, reply, `${copia.titulo ?? 'Questionário'}.pdf`, 'Questionário', conteudo)
    },
  )
  route.get(
    `${base}/{a}/{b}/comparativa`,
    { summary: 'Duas avaliações respondidas lado a lado', authority: 'LOGIN' },
    (ctx, request) => comparativa(ctx, idParam(request, 'a'), idParam(request, 'b')),
  )
  route.get(
    `${base}/{a}/{b}/comparativa/pdf`,
    { summary: 'Duas avaliações respondidas lado a lado, em PDF', authority: 'LOGIN' },
    async (ctx, request, reply) => {
      const duas = await comparativa(ctx, idParam(request, 'a'), idParam(request, 'b'))
      return envia(ctx, request, reply, 'Avaliação comparativa.pdf', 'Avaliação comparativa', comparativaImpressa(duas))
    },
  )
}

async function leRespondida(ctx: Ctx, request: FastifyRequest) {
  const lida = await readParaLer(ctx, idParam(request))
  recusaAcao(lida.copia.situacao === 'R' ? undefined : 'A avaliação ainda não foi respondida.')
  return lida
}

async function envia(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  nome: string,
  titulo: string,
  conteudo: Content[],
) {
  const file = await printLetter(titulo, await letterheadOf(ctx, request.server.prumo), conteudo)
  reply.header('content-disposition', contentDisposition('inline', nome))
  return reply.type('application/pdf').send(file)
}

interface Opcoes {
  agruparPorAspecto: boolean
  modoEconomico: boolean
}

function opcoesDe({ query }: FastifyRequest): Opcoes {
  const { agruparPorAspecto, modoEconomico } = query as RecordData
  return { agruparPorAspecto: agruparPorAspecto === 'true', modoEconomico: modoEconomico === 'true' }
}

const nomeDe = ({ titulo = 'Avaliação', colaborador }: Copia): string =>
  [titulo, colaborador?.nome].filter(Boolean).join(' - ')

function cabeca({ titulo = '', colaborador, cabecalho = '' }: Copia, fatos: Fact[]): Content[] {
  return [
    { text: colaborador?.nome ?? titulo, fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    ...(colaborador ? [{ text: titulo, fontSize: 11, color: colours.soft, margin: [0, 0, 0, 6] } as Content] : []),
    factTable(fatos.filter(({ text }) => text !== '')),
    ...apresentacaoImpressa(plainBlocks(cabecalho)),
  ]
}

const dia = (value: string | undefined): string => (value === undefined ? '' : displayDay(value))

function respondida(copia: Copia, itens: Item[], propria: boolean, como: Opcoes): Content[] {
  const { avaliador, respondidaEm, observacao, performance, performanceManual } = copia
  const fatos = [
    { title: 'Quem respondeu', text: avaliador?.nome ?? '' },
    { title: 'Respondida em', text: dia(respondidaEm) },
    ...(propria ? [] : percentual('Performance', performance)),
    ...percentual('Nota do avaliador', performanceManual),
  ]
  return [
    ...cabeca(copia, fatos),
    ...(propria ? [] : headedPart('Resultado por aspecto', [tabelaDeAspectos(aspectosDe(itens))])),
    ...headedPart(
      'Perguntas e respostas',
      perguntasImpressas(itens, { ...como, entregue: !propria, semPesos: propria }),
    ),
    ...(observacao === undefined ? [] : headedPart('Observação', [{ text: observacao }])),
    ...signatureLines(['Avaliador', 'Avaliado']),
  ]
}

const percentual = (title: string, value: number | undefined): Fact[] =>
  value === undefined ? [] : [{ title, text: formatCell(value, 'rate') }]

function emBranco(copia: Copia, itens: Item[], como: Opcoes): Content[] {
  const vazios = itens.map(({ pergunta }) => ({ pergunta, resposta: {} }))
  const fatos = [
    { title: 'Quem responde', text: copia.avaliador?.nome ?? '' },
    { title: 'Responder até', text: dia(copia.prazo) },
  ]
  return [
    ...cabeca(copia, fatos),
    ...headedPart('Perguntas', perguntasImpressas(vazios, { ...como, emBranco: true, semPesos: true })),
    ...signatureLines(['Avaliador', 'Data']),
  ]
}
