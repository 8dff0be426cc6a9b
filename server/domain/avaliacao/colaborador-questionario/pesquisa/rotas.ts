import type { JsonSchema } from '#schemas/runtime/model.ts'
import { apagaRespostasDaTurma, avaliacaoDaCopia } from '#server/domain/pesquisa/avaliacao-turma/queries.ts'
import {
  apagaRespostas,
  arquivoMostrado,
  EXCLUIR,
  POR_OUTRO,
  pesquisaDaCopia,
  VER_PARTICIPANTES,
} from '#server/domain/pesquisa/pesquisa/queries.ts'
import { refuseSingleDeletion } from '#server/features/anonimato/remove.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { idParam, objectBody, sendPage, versionOf } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { sendStored } from '#server/platform/files/send.ts'
import { readParaResponder } from '../acesso.ts'
import { type Copia, recusaAcao } from '../copia.ts'
import { corpoDaEntrega, leitorDaEntrega } from '../corpo.ts'
import { revogaLinks } from '../link.ts'
import { origemDe } from '../origens.ts'
import { type Entrega, responde } from '../responde.ts'
import { paraQuemResponde } from '../vista.ts'
import { type ConvidadosFilter, convidados, copiaDe } from './convidados.ts'
import { relatorioRota } from './relatorio.ts'

const base = '//pesquisa/colaborador-questionario'
const respostas = '//pesquisa/colaborador-respostas'
const leEntrega = leitorDaEntrega<Entrega>(corpoDaEntrega)
const ids: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: {
    ids: {
      ...{ type: 'array', title: 'Registros', minItems: 1, maxItems: 1000, uniqueItems: true },
      items: { type: 'integer', minimum: 1 },
    },
  },
}

/** Participants of questionnaires and their answers — spec 2 §7 'Surveys' */
export function pesquisaRotas(route: RouteCollector): void {
  participantesRotas(route)
  responderRotas(route)
  exclusaoRotas(route)
}

function participantesRotas(route: RouteCollector): void {
  const text: JsonSchema = { type: 'string' }
  route.get(
    base,
    {
      summary: 'Participantes de um questionário, com o que cada um já fez',
      authority: VER_PARTICIPANTES,
      querystring: {
        type: 'object',
        properties: { questionario: text, situacao: text, q: text, page: text, size: text },
      },
    },
    async (ctx, request, reply) => {
      const query = request.query as PageQuery & ConvidadosFilter
      const page = pageOf(query)
      return sendPage(reply, 'participantes', page, await convidados(ctx, query, page))
    },
  )
  relatorioRota(route)
  route.get(
    `${base}/{id}/pesquisa`,
    { summary: 'A pesquisa ou avaliação de turma de um participante, como quem responde a vê', authority: 'LOGIN' },
    async (ctx, request) => {
      const copia = await readParaResponder(ctx, idParam(request))
      return copia.avaliacaoTurma ? avaliacaoDaCopia(ctx, copia.avaliacaoTurma.id) : pesquisaDaCopia(ctx, copia)
    },
  )
}

function responderRotas(route: RouteCollector): void {
  route.get(
    `${respostas}/{questionarioId}/por-outro-usuario/{colaboradorId}/turma/{turmaId}`,
    { summary: 'O questionário de outra pessoa, para responder por ela', authority: POR_OUTRO },
    async (ctx, request) => {
      const { turmaId } = request.params as { turmaId: string }
      const turma = turmaId === '0' ? 0 : idParam(request, 'turmaId')
      const id = await copiaDe(ctx, idParam(request, 'questionarioId'), idParam(request, 'colaboradorId'), turma)
      return paraQuemResponde(ctx, await readParaResponder(ctx, id))
    },
  )
  route.get(
    `${respostas}/{id}/documentos/{documentoId}`,
    { summary: 'Um documento anexo da pesquisa, para quem a responde', authority: 'LOGIN' },
    async (ctx, request, reply) => {
      const copia = await readParaResponder(ctx, idParam(request))
      return sendStored(request, reply, await documentoDe(ctx, copia, idParam(request, 'documentoId')))
    },
  )
  route.post(
    `${respostas}/{id}`,
    {
      summary: 'Responde uma pesquisa, por si ou, de uma pesquisa identificada, por outra pessoa',
      authority: 'LOGIN',
      body: corpoDaEntrega,
      checksItself: true,
    },
    async (ctx, request) => {
      const entrega = leEntrega(request.body)
      const versao = versionOf(request, entrega)
      const { id } = await readParaResponder(ctx, idParam(request))
      return inTransaction(ctx, async (tx) => paraQuemResponde(tx, await responde(tx, id, { ...entrega, versao })))
    },
  )
}

/** The file of a document that the survey of a copy shows. @throws DomainError NAO_ENCONTRADO */
export const documentoDe = async (ctx: Ctx, { pesquisa }: Copia, id: number): Promise<string> =>
  pesquisa ? arquivoMostrado(ctx, pesquisa.id, id) : fail('NAO_ENCONTRADO')

function exclusaoRotas(route: RouteCollector): void {
  route.delete(
    `${base}/{id}/respostas`,
    { summary: 'Exclui as respostas de um participante de uma pesquisa identificada', authority: EXCLUIR },
    (ctx, request) => exclui(ctx, [idParam(request)]),
  )
  route.delete(
    `${base}/batch/respostas`,
    { summary: 'Exclui as respostas de vários participantes: de todos ou de nenhum', authority: EXCLUIR, body: ids },
    (ctx, request) => exclui(ctx, objectBody(request).ids as number[]),
  )
  route.delete(
    `${base}/batch/pesquisa`,
    {
      summary: 'Exclui todas as respostas das pesquisas, ou das avaliações de turma, sem volta',
      authority: EXCLUIR,
      body: {
        ...ids,
        properties: { ...ids.properties, avaliacoesTurma: { type: 'boolean', title: 'Avaliações de turma' } },
      },
    },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const { ids: quais, avaliacoesTurma } = objectBody(request) as { ids: number[]; avaliacoesTurma?: boolean }
        const apaga = avaliacoesTurma ? apagaRespostasDaTurma : apagaRespostas
        for (const id of quais) await apaga(tx, id)
        return { message: 'Respostas excluídas com sucesso!' }
      }),
  )
}

const exclui = (ctx: Ctx, quais: number[]) =>
  inTransaction(ctx, async (tx) => {
    for (const id of quais) await excluiRespostas(tx, id)
    return { message: 'Respostas excluídas com sucesso!' }
  })

/** Erases a copy's answers; its person may answer again. @throws DomainError 400 for an anonymous survey, 409 */
async function excluiRespostas(tx: Ctx, id: number): Promise<void> {
  const copia = await readStored<Copia>(tx, id, { lock: true })
  if (copia.anonima) refuseSingleDeletion()
  if (copia.origem !== 'P' && copia.origem !== 'L') fail('NAO_ENCONTRADO')
  // results of a closed survey stay unchanged
  recusaAcao(await origemDe(copia).motivoFechada?.(tx, copia))
  if (copia.situacao === 'N') recusaAcao('Não há respostas a excluir.')
  await changeStored(
    tx,
    copia,
    {
      ...{ situacao: 'N', respostas: [], respondidaEm: undefined, respondidaPor: undefined },
      ...{ performance: undefined, performanceManual: undefined, aprovado: undefined, observacao: undefined },
    },
    'reabertura',
  )
  await revogaLinks(tx, id)
}
