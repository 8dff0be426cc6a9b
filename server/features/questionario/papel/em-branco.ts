import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from 'pdfmake/interfaces.js'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { doDono } from '../acesso.ts'
import { apresentacaoDe, apresentacaoImpressa } from '../apresentacao.ts'
import { nomesDaTurma } from '../da-turma.ts'
import { readPerguntas } from '../perguntas.ts'
import { type Impressao, perguntasImpressas } from './impressao.ts'

const imprimir: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    imprimirFormaEconomica: { type: 'boolean', title: 'Forma econômica' },
    agruparPorAspecto: { type: 'boolean', title: 'Agrupar por aspecto' },
    idTurma: {
      ...{ type: 'integer', minimum: 1, title: 'Turma' },
      description: 'Uma via para cada talento da turma, com o nome dele, menos onde se responde sem nome.',
    },
  },
}

/** Route of the blank questionnaire as PDF — spec 2 §7 'print (idTurma, imprimirFormaEconomica)' */
export function emBrancoRoute(route: RouteCollector): void {
  route.post(
    '/{id}/imprimir',
    { summary: 'Questionário em branco em PDF', authority: 'LOGIN', body: imprimir, checksItself: true },
    async (ctx, request, reply) => {
      requireRead(ctx)
      const { imprimirFormaEconomica: modoEconomico, agruparPorAspecto, idTurma } = leOpcoes(request.body ?? {})
      const nomes = idTurma === undefined ? undefined : await nomesDaTurma(ctx, idTurma)
      return enviaEmBranco(ctx, request, reply, idParam(request), { modoEconomico, agruparPorAspecto }, nomes)
    },
  )
}

const leOpcoes = bodyCheck<Opcoes>(imprimir)
type Opcoes = RecordData & { imprimirFormaEconomica?: boolean; agruparPorAspecto?: boolean; idTurma?: number }

/** Printing needs only the right to read the owner. */
const requireRead = ({ session, entity }: Ctx) => requireAuthority(session, entity.authority.read)

/** Printed fields of an owner. */
interface Impresso {
  observacao?: string
  cabecalho?: string
  anonima?: boolean
}

/** Sends the PDF of the owner's present questionnaire; with names, one copy for each. @throws DomainError 404 where it has no questions */
export async function enviaEmBranco(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
  como: Impressao,
  nomes?: string[],
): Promise<FastifyReply> {
  const stored = await readStored<RecordData & Impresso>(ctx, id)
  const { observacao, cabecalho, anonima } = stored
  const [campo, dito] = cabecalho === undefined ? ['observacao', observacao] : ['cabecalho', cabecalho]
  const apresentacao = await apresentacaoDe(ctx.entity, campo, dito)
  const titulo = labelOf(ctx.entity, stored)
  const perguntas = await readPerguntas(ctx.db, ctx.session.empresaId, doDono(ctx, stored))
  if (perguntas.length === 0) fail('SEM_DADOS', {}, { message: 'O questionário ainda não tem perguntas.' })
  const itens = perguntas.map((pergunta) => ({ pergunta, resposta: {} }))
  const via = (nome?: string): Content[] => [
    { text: titulo, fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
    ...(nome ? [{ text: nome, fontSize: 11, margin: [0, 0, 0, 2] } as Content] : []),
    ...apresentacaoImpressa(apresentacao),
    ...headedPart('Perguntas', perguntasImpressas(itens, { ...como, emBranco: true, semPesos: true })),
    ...signatureLines(['Quem respondeu', 'Data']),
  ]
  // anonymous questionnaires print no names
  const content = nomes
    ? nomes.map((nome, i): Content => ({ stack: via(anonima ? '' : nome), ...(i > 0 && { pageBreak: 'before' }) }))
    : via()
  const file = await printLetter(ctx.entity.title, await letterheadOf(ctx, request.server.prumo), content)
  reply.header('content-disposition', contentDisposition('inline', `${titulo}.pdf`))
  return reply.type('application/pdf').send(file)
}
