import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { administra, contaLeitura, exigeNova, quemPede, visitante } from './acesso.ts'
import { autentica } from './autentica.ts'
import { infoAtual, infoSchema, mostra } from './info.ts'
import { licencaGuardada } from './queries.ts'
import { retificaCnpj } from './retifica.ts'
import { geraTicket } from './ticket.ts'

const ticketSchema: JsonSchema = { type: 'object', properties: { ticket: { type: 'string' } } }
const confirmation: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { confirmado: { type: 'boolean', title: 'Confirmado' } },
}
const number: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { dadosAutenticacao: { type: 'string', title: 'CNPJ/CPF' } },
}

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')

/**
 * Licence of the installation — spec 3 §7 Authenticator. Reading is public; queries to the authenticator are public
 * while the installation is new (`…NovaInstalacao`), else for its administrators.
 */
export default defineRoutes('utilitario/licenca', (route) => {
  route.get(
    '//novaInstalacao/info',
    { summary: 'Dados da licença da instalação', authority: 'PUBLIC', response: infoSchema },
    async (_ctx, request, reply) => {
      uncached(reply)
      const session = await visitante(request)
      if (!session) await contaLeitura(request)
      return infoAtual(request.server.prumo, session !== undefined)
    },
  )

  route.get(
    '//novaInstalacao/ticket',
    {
      summary: 'Ticket da instalação, enquanto ela é nova ou para quem a administra',
      authority: 'PUBLIC',
      response: ticketSchema,
    },
    async ({ db }, request, reply) => {
      uncached(reply)
      const session = await visitante(request)
      if (!session) await contaLeitura(request)
      const { ticket, statusMigracao } = await licencaGuardada(db, request.server.prumo.today())
      return ticket && (statusMigracao === 'NovaInstalacao' || administra(session)) ? { ticket } : {}
    },
  )

  route.post(
    '//novaInstalacao/ticket',
    {
      summary: 'Gera outro ticket; com um CNPJ/CPF na licença, só com confirmado',
      authority: ADMINISTRAR_INSTALACAO,
      body: confirmation,
      response: ticketSchema,
    },
    async ({ session }, request) => {
      const { confirmado } = (request.body ?? {}) as { confirmado?: boolean }
      return { ticket: await geraTicket(request.server.prumo, quemPede(request, session), confirmado === true) }
    },
  )

  route.post(
    '//novaInstalacao/ticketNovaInstalacao',
    { summary: 'Gera o ticket de uma instalação nova, sem login', authority: 'PUBLIC', response: ticketSchema },
    async (_ctx, request) => {
      await exigeNova(request)
      return { ticket: await geraTicket(request.server.prumo, quemPede(request, await visitante(request)), false) }
    },
  )

  route.post(
    '//novaInstalacao/autenticar',
    { summary: 'Recarrega a licença do autenticador', authority: ADMINISTRAR_INSTALACAO, response: infoSchema },
    async (_ctx, request) => recarrega(request),
  )

  route.post(
    '//novaInstalacao/autenticarNovaInstalacao',
    { summary: 'O mesmo em uma instalação nova, sem login', authority: 'PUBLIC', response: infoSchema },
    async (_ctx, request) => {
      await exigeNova(request)
      return recarrega(request)
    },
  )

  route.post(
    '//novaInstalacao/retificarCnpj',
    {
      summary: 'Informa o CNPJ/CPF da licença, como está no portal do cliente',
      authority: ADMINISTRAR_INSTALACAO,
      body: number,
      response: infoSchema,
    },
    async ({ entity }, request) => {
      const { prumo } = request.server
      const { dadosAutenticacao } = (request.body ?? {}) as RecordData
      const quem = quemPede(request, requireSession(request))
      return mostra(await retificaCnpj(prumo, quem, entity, dadosAutenticacao), true)
    },
  )
})

async function recarrega(request: FastifyRequest) {
  const { prumo } = request.server
  const session = await visitante(request)
  return mostra(await autentica(prumo, quemPede(request, session)), session !== undefined)
}
