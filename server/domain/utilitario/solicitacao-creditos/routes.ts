import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { ASSISTENTE_RH } from '#server/platform/access/authorities.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { askSuggestion, messagesOf, type Question } from '#server/platform/integrations/assistente/client.ts'
import { withoutPersonal } from '#server/platform/integrations/personal.ts'
import { gasta, saldo } from './creditos.ts'

/** Longest prompt in characters: a long text of a form with an instruction. */
const PROMPT = 5000
const CAMPO = 100

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const creditos: JsonSchema = {
  type: 'object',
  properties: {
    disponiveis: integer,
    gratuitos: integer,
    gratuitosPorMes: integer,
    concedidos: integer,
    mes: text,
    configurado: { type: 'boolean' },
  },
}

const mensagem: JsonSchema = { type: 'object', properties: { role: text, content: text } }
const pedido: JsonSchema = {
  type: 'object',
  required: ['prompt'],
  properties: { prompt: text, campo: text, maximo: integer, registro: text, conferencia: text },
}

export default defineRoutes('utilitario/solicitacao-creditos', (route) => {
  /** The complete text to be sent, and its address, shown before the credit is spent. */
  route.get(
    '//geral/assistente-rh/sugestao/previa',
    {
      summary: 'O que um pedido de sugestão enviaria, e para onde; não usa crédito',
      authority: ASSISTENTE_RH,
      querystring: pedido,
      response: {
        type: 'object',
        properties: { destino: text, modelo: text, mensagens: { type: 'array', items: mensagem }, conferencia: text },
      },
    },
    async (_ctx, request) => {
      const { envio, conferencia, settings } = envioDe(request)
      return { destino: new URL(settings.url).host, modelo: settings.model, mensagens: messagesOf(envio), conferencia }
    },
  )

  /** spec 3 §4, §7, §9: one credit for each; a failure costs none */
  route.get(
    '//geral/assistente-rh/sugestao',
    {
      summary: 'Sugestão de texto; usa um crédito',
      authority: ASSISTENTE_RH,
      querystring: pedido,
      response: { type: 'object', properties: { sugestao: text, creditos } },
    },
    async (ctx, request) => {
      // refuses cross-site requests: a followed link would spend a credit
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin' && site !== 'none') fail('ORIGEM_RECUSADA')
      const { envio, conferencia, settings } = envioDe(request)
      const conferida = (request.query as Record<string, unknown>).conferencia
      if (conferida !== undefined && conferida !== conferencia) fail('ASSISTENTE_ENVIO_MUDOU')
      const giveBack = (await gasta(ctx)) ?? fail('OpenAICallLimitReached')
      const answer = await askSuggestion(settings, envio)
      if (answer.status === 'found') return { sugestao: answer.texto, creditos: await creditosDe(ctx, true) }
      await giveBack()
      if (answer.status === 'unavailable') request.log.warn(`Assistente RH: ${answer.reason}`)
      return fail('ASSISTENTE_SEM_RESPOSTA')
    },
  )

  for (const url of ['//geral/assistente-rh/creditos', '//geral/assistente-rh/creditos/recarregar'])
    route.get(
      url,
      { summary: 'Créditos do Assistente RH da empresa', authority: ASSISTENTE_RH, response: creditos },
      async (ctx, request) => creditosDe(ctx, request.server.prumo.env.assistant !== undefined),
    )

  /** Data of the requesting user that fills the form. */
  route.get(
    '//geral/assistente-rh/solicitante',
    {
      summary: 'Dados de quem solicita créditos',
      authority: ASSISTENTE_RH,
      response: { type: 'object', properties: { nome: text, email: text, cnpj: text } },
    },
    async ({ db, session }) => {
      const usuario = await db
        .selectFrom('usuario')
        .select(['nome', 'email'])
        .where('id', '=', session.usuario.id)
        .executeTakeFirst()
      const empresa = await db
        .selectFrom('empresa')
        .select('cnpj')
        .where('id', '=', session.empresaId)
        .executeTakeFirst()
      const { nome, email } = usuario ?? {}
      return {
        nome: nome?.slice(0, 70),
        ...(email && { email }),
        ...(empresa?.cnpj && { cnpj: empresa.cnpj }),
      }
    },
  )
})

/** Balance, with whether the service is configured, but not its address. */
const creditosDe = async (ctx: Ctx, configurado: boolean) => ({ ...(await saldo(ctx)), configurado })

/** The text to be sent, and its hash: the confirming request must carry the hash of what was shown. */
function envioDe({ query, server: { prumo } }: FastifyRequest) {
  const { registro, ...asked } = query as Record<string, unknown>
  if (typeof registro === 'string' && prumo.model.entities.get(registro)?.assistant === 'never')
    fail('ASSISTENTE_SAUDE')
  const envio = questionOf(asked)
  const settings = prumo.env.assistant ?? fail('ASSISTENTE_NAO_CONFIGURADO')
  const whole = JSON.stringify([settings.url, settings.model, messagesOf(envio)])
  return { envio, settings, conferencia: createHash('sha256').update(whole).digest('hex').slice(0, 32) }
}

/** Prompt without personal data, label and largest length of the field. */
function questionOf({ prompt, campo, maximo }: Record<string, unknown>): Question {
  const asked = typeof prompt === 'string' ? prompt.trim() : ''
  if (asked === '') return invalid([fieldError('prompt', 'Descreva a sugestão que você precisa')])
  if (asked.length > PROMPT) return invalid([fieldError('prompt', `Descreva em até ${PROMPT} caracteres`)])
  const label = typeof campo === 'string' ? withoutPersonal(campo.trim().slice(0, CAMPO)) : ''
  const room = Number(maximo)
  return {
    prompt: withoutPersonal(asked),
    ...(label && { campo: label }),
    ...(Number.isInteger(room) && room > 0 && { maximo: room }),
  }
}
