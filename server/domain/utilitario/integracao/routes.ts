import type { Resultado } from '#schemas/runtime/answers/utilities/integrations.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes, type RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { sendAccepted } from '#server/platform/queue/accepted.ts'
import { leConjunto } from './bi/le.ts'
import { testaBi } from './bi/testa.ts'
import { chamadores, type Nome, servicos } from './catalogo.ts'
import { exporta, importa, renova } from './chaves.ts'
import { configs, salva } from './configs.ts'
import { testaFolha } from './folha.ts'
import { testaServico } from './testes.ts'
import { nomeia, usuarioDe } from './usuario.ts'

const base = '//utilitario/integracoes'
const entries = <T>(of: Partial<Record<Nome, T>>): [Nome, T][] => Object.entries(of) as [Nome, T][]
const INTEGRACOES = 'ROLE_INTEGRACOES'
const text: JsonSchema = { type: 'string' }
const yesNo: JsonSchema = { type: 'boolean' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const named: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, nome: text } }
const nomes: JsonSchema = {
  enum: ['FORTES_COLABORE', 'CHAT_PRO', 'SOLIDES', 'EDUVEM', 'FERRAMENTA_PESQUISA', 'FORTES_BI', 'AC_PESSOAL'],
}
const resultado: JsonSchema = { type: 'object', properties: { ok: yesNo, mensagem: text } }

const cartoes: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      nome: nomes,
      titulo: text,
      slug: text,
      tipo: { enum: ['servico', 'chamador'] },
      ativo: yesNo,
      url: text,
      temChave: yesNo,
      chavePropria: yesNo,
      situacao: { enum: ['EM_USO', 'A_CONFIGURAR', 'DESATIVADA'] },
      falta: text,
      usuario: named,
      chave: {
        type: 'object',
        properties: { prefixo: text, criadaEm: instant, expiraEm: instant, usadaEm: instant },
      },
      status: text,
      statusTexto: text,
      ultimoSucesso: instant,
      ultimoErro: instant,
      mensagem: text,
      exportadoEm: instant,
    },
  },
}

const enviados: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['configs'],
  properties: {
    configs: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['nome'],
        properties: {
          nome: nomes,
          ativo: yesNo,
          chave: { anyOf: [{ type: 'string', maxLength: 1000 }, { type: 'null' }] },
        },
      },
    },
  },
}

const arquivoDeChave: JsonSchema = {
  type: 'object',
  properties: { formato: text, integracao: text, empresa: text, exportadaEm: text, chave: text },
}

/** spec 3 §7: Integrations */
export default defineRoutes('utilitario/integracao', (route) => {
  route.get(
    `${base}/configs`,
    { summary: 'Integrações da empresa, sem as chaves', authority: INTEGRACOES, response: cartoes },
    (ctx, { server }) => configs(ctx, server.prumo),
  )
  route.put(
    `${base}/configs`,
    {
      summary: 'Salva integrações; a chave em branco continua, null a esquece',
      authority: INTEGRACOES,
      body: enviados,
      response: cartoes,
    },
    async (ctx, request) => {
      const { prumo } = request.server
      const body = objectBody(request) as { configs: Parameters<typeof salva>[2] }
      await salva(ctx, prumo, body.configs)
      return configs(await renewed(ctx, prumo), prumo)
    },
  )
  for (const [nome, { slug }] of entries(servicos))
    test(route, slug, (ctx, { server }) => testaServico(ctx, server.prumo, nome))
  test(route, 'fortes-bi', (ctx) => testaBi(ctx))
  test(route, 'fortes-pessoal', (ctx) => testaFolha(ctx))
  for (const [nome, { slug }] of entries(chamadores)) keyAndUser(route, nome, `${base}/${slug}`)

  route.post(
    `${base}/fortes-bi/export`,
    {
      summary: 'Gera o conjunto de dados do Fortes BI, numa tarefa',
      authority: INTEGRACOES,
      response: { type: 'object', properties: { tarefaId: text } },
    },
    async (ctx, { server }, reply) =>
      sendAccepted(reply, await server.prumo.jobs.start(ctx.session, 'fortes-bi', null)),
  )
  route.get(
    `${base}/fortes-bi/conjunto`,
    {
      summary: 'O último conjunto de dados do Fortes BI (ZIP), com a chave da integração',
      authority: 'ROLE_FORTES_BI',
      response: { type: 'string', format: 'binary' },
    },
    (ctx, request, reply) => leConjunto(ctx, request, reply),
  )
})

/** The context with a fresh session, which sees the change just made. */
async function renewed(
  ctx: Ctx,
  { sessions }: { sessions: { ofUser(u: number, e: number): Promise<Ctx['session'] | undefined> } },
): Promise<Ctx> {
  const session = await sessions.ofUser(ctx.session.usuario.id, ctx.session.empresaId)
  return session ? { ...ctx, context: session.context } : ctx
}

type Tester = (...args: Parameters<Parameters<RouteCollector['get']>[2]>) => Promise<Resultado>

/** R-UTI-07 */
function test(route: RouteCollector, slug: string, run: Tester): void {
  const summary = `Testa a integração ${slug}; o que deu fica no cartão`
  route.get(`${base}/${slug}/test`, { summary, authority: INTEGRACOES, response: resultado }, run)
}

/** Routes of the key of a calling system, and of its user. */
function keyAndUser(route: RouteCollector, nome: Nome, url: string): void {
  route.put(
    `${url}/key/renovate`,
    {
      summary: 'Gera uma chave, que só aparece nesta resposta; a anterior deixa de valer',
      authority: INTEGRACOES,
      response: { type: 'object', properties: { chave: text } },
    },
    async (ctx, { server }, reply) => {
      const made = await inTransaction(ctx, (tx) => renova(tx, server.prumo, nome))
      return reply.header('cache-control', 'no-store').send(made)
    },
  )
  route.get(
    `${url}/key/export`,
    { summary: 'A chave em uso, cifrada, num arquivo', authority: INTEGRACOES, response: arquivoDeChave },
    async (ctx, { server }, reply) => {
      const arquivo = await exporta(ctx, server.prumo, nome)
      reply.header('cache-control', 'no-store')
      return reply
        .header('content-disposition', `attachment; filename="chave-${arquivo.integracao}-${arquivo.empresa}.json"`)
        .send(arquivo)
    },
  )
  route.put(
    `${url}/key/import`,
    {
      summary: 'Passa a usar uma chave exportada antes',
      authority: INTEGRACOES,
      body: arquivoDeChave,
      checksItself: true,
      response: { type: 'object', properties: { message: text } },
    },
    async (ctx, request) => {
      const { prumo } = request.server
      await inTransaction(ctx, (tx) => importa(tx, prumo, nome, objectBody(request)))
      return { message: 'Chave importada com sucesso.' }
    },
  )
  const usuario: JsonSchema = {
    type: 'object',
    properties: { usuario: named, usuarios: { type: 'array', items: named } },
  }
  route.get(
    `${url}/user`,
    { summary: 'Em nome de quem o outro sistema acessa os dados', authority: INTEGRACOES, response: usuario },
    (ctx) => usuarioDe(ctx, nome),
  )
  route.post(
    `${url}/user`,
    {
      summary: 'Escolhe o usuário da integração; a chave do anterior deixa de valer',
      authority: INTEGRACOES,
      body: {
        type: 'object',
        required: ['usuarioId'],
        properties: { usuarioId: { type: 'integer', title: 'Usuário' } },
      },
      response: usuario,
    },
    async (ctx, request) => {
      const { usuarioId } = objectBody(request) as { usuarioId: number }
      await inTransaction(ctx, (tx) => nomeia(tx, request.server.prumo, nome, usuarioId))
      return usuarioDe(ctx, nome)
    },
  )
}
