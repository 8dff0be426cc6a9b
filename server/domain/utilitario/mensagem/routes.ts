import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readPreference, writePreference } from '#server/platform/session/own/preferences.ts'
import { caixasDoUsuario, tiposDeCaixa } from './caixas.ts'
import { marcaLida, mensagensDaCaixa, removeCopia } from './copias.ts'
import { CHAVE, completa, type Disposicao, lerDisposicao } from './disposicao.ts'

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer' }
const flag: JsonSchema = { type: 'boolean' }
const mensagem: JsonSchema = {
  type: 'object',
  required: ['id', 'tipo', 'data', 'texto', 'lida', 'usuarioMensagemId'],
  properties: {
    id: count,
    tipo: text,
    remetente: text,
    data: { type: 'string', format: 'date-time' },
    texto: text,
    textoAbreviado: text,
    link: text,
    target: { enum: ['_self', '_blank'] },
    lida: flag,
    usuarioMensagemId: count,
  },
}
const caixa: JsonSchema = {
  type: 'object',
  properties: {
    tipo: text,
    titulo: text,
    mensagens: { type: 'array', items: mensagem },
    naoLidas: count,
    total: count,
    minimizado: flag,
    coluna: { enum: ['esquerda', 'direita'] },
  },
}
const contagem: JsonSchema = { type: 'object', properties: { tipo: text, naoLidas: count, total: count } }
const letras: JsonSchema = { type: 'array', items: text }
const disposicao: JsonSchema = {
  type: 'object',
  properties: { caixasDireita: letras, caixasEsquerda: letras, caixasMinimizadas: letras },
}
const LOGIN = { authority: 'LOGIN' }

/** The user's own message boxes — spec 1 §2.6, §4, §7.1. Each call is about his copies in the current company. */
export default defineRoutes('utilitario/mensagem', (route) => {
  route.get(
    '//userinfo/mensagens',
    { ...LOGIN, summary: 'Caixas de mensagens do usuário', response: { type: 'array', items: caixa } },
    (ctx) => caixasDoUsuario(ctx),
  )

  /** the whole box, for 'Ver todas' */
  route.get(
    '//userinfo/mensagens/tipo/{tipo}',
    {
      ...LOGIN,
      summary: 'Todas as mensagens de uma caixa',
      querystring: { type: 'object', properties: { page: count, size: count, lida: flag } },
      response: { type: 'array', items: mensagem },
    },
    async (ctx, request, reply) => {
      const { tipo = '' } = request.params as { tipo?: string }
      if (!letrasDe(ctx).includes(tipo)) fail('NAO_ENCONTRADO')
      const { lida, ...query } = request.query as Record<string, unknown>
      const page = parseListQuery(ctx.entity, query)
      const wanted = lida === undefined || lida === '' ? undefined : asFlag('lida', lida)
      const found = await mensagensDaCaixa(ctx, tipo, { offset: page.offset, limit: page.limit, lida: wanted })
      return sendPage(reply, 'mensagens', page, found)
    },
  )

  route.patch(
    '//userinfo/mensagens/{id}/lida/{flag}',
    { ...LOGIN, summary: 'Marca a própria mensagem (usuarioMensagemId) como lida ou não lida', response: contagem },
    async (ctx, request) => {
      const { flag: lida } = request.params as { flag?: string }
      return marcaLida(ctx, idParam(request), asFlag('flag', lida))
    },
  )

  route.delete(
    '//userinfo/mensagens/{id}',
    { ...LOGIN, summary: 'Remove a própria mensagem (usuarioMensagemId)', response: contagem },
    (ctx, request) => removeCopia(ctx, idParam(request)),
  )

  route.get(
    '//userinfo/usuario/caixa-mensagens',
    { ...LOGIN, summary: 'Disposição das caixas de mensagens', response: disposicao },
    (ctx, request) => disposicaoDe(ctx, request),
  )

  route.put(
    '//userinfo/usuario/caixa-mensagens',
    {
      ...LOGIN,
      summary: 'Guarda a disposição das caixas de mensagens',
      body: disposicao,
      checksItself: true,
      response: disposicao,
    },
    async (ctx, request) => {
      const nova = lerDisposicao(objectBody(request), letrasDe(ctx), await disposicaoDe(ctx, request))
      const { pool } = request.server.prumo.database
      await writePreference(pool, ctx.session.usuario.id, CHAVE, { ...nova })
      return nova
    },
  )
})

const letrasDe = (ctx: Ctx): string[] => tiposDeCaixa(ctx).map(({ tipo }) => tipo)

async function disposicaoDe(ctx: Ctx, request: FastifyRequest): Promise<Disposicao> {
  const { pool } = request.server.prumo.database
  const kept = await readPreference(pool, ctx.session.usuario.id, CHAVE)
  return completa(letrasDe(ctx), (kept ?? {}) as Partial<Disposicao>)
}

function asFlag(nome: string, value: unknown): boolean {
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' ? false : fail('PARAMETRO_INVALIDO', { nome })
}
