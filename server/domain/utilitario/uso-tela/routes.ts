import { defineRoutes, type RouteHandler } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { maisAbertas, noteAberta } from './proprias.ts'
import { telaDe } from './tela.ts'

/** Longest URL that is parsed. */
const LONGEST = 2000

const CONTA = hot(`insert into uso_tela (empresa_id, tela, dia, quantidade) values ($1, $2, $3, 1)
on conflict (empresa_id, dia, tela) do update set quantidade = uso_tela.quantidade + 1`)

const conta: RouteHandler = async (ctx, request, reply) => {
  const { db, session, context, deps } = ctx
  const url = urlIn(request.body) ?? urlIn(request.query)
  if (url === undefined) return invalid([fieldError('url', 'Informe o endereço da tela')])
  if (url.length > LONGEST) return invalid([fieldError('url', 'O endereço da tela é longo demais')])
  const tela = telaDe(url, deps.model)
  await run(db, CONTA, [session.empresaId, tela, context.hoje])
  if (session.kind === 'interna') await noteAberta(ctx, tela)
  return reply.code(204).send()
}

export default defineRoutes('utilitario/uso-tela', (route) => {
  /** spec 1 §7.2: counts pages of the portal, in the company of the candidate's registration */
  route.post(
    '//externo/userinfo/sensedata',
    {
      summary: 'Conta a abertura de uma página do portal',
      authority: 'CANDIDATO',
      beforeTerms: true,
      querystring: { type: 'object', properties: { url: { type: 'string' } } },
      body: { type: 'object', properties: { url: { type: 'string' } } },
    },
    conta,
  )
  route.get(
    '//userinfo/telas',
    {
      summary: 'As telas que o usuário mais abre, a mais usada primeiro',
      authority: 'LOGIN',
      response: {
        type: 'array',
        items: { type: 'object', properties: { tela: { type: 'string' }, pontos: { type: 'number' } } },
      },
    },
    (ctx) => maisAbertas(ctx),
  )
  /**
   * spec 1 §7.1: stored here, not sent to a third party. Openings are counted per company without user; a user's most
   * opened screens are shown only to him, for quick access.
   */
  route.post(
    '//userinfo/sensedata',
    {
      summary: 'Conta a abertura de uma tela',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { url: { type: 'string' } } },
      body: { type: 'object', properties: { url: { type: 'string' } } },
    },
    conta,
  )
})

function urlIn(given: unknown): string | undefined {
  const url = typeof given === 'object' && given !== null && 'url' in given ? given.url : undefined
  return typeof url === 'string' && url.trim() !== '' ? url.trim() : undefined
}
