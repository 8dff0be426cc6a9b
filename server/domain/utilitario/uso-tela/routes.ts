import { defineRoutes, type RouteHandler } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { telaDe } from './tela.ts'

/** The longest address that is looked at. */
const LONGEST = 2000

const CONTA = hot(`insert into uso_tela (empresa_id, tela, dia, quantidade) values ($1, $2, $3, 1)
on conflict (empresa_id, dia, tela) do update set quantidade = uso_tela.quantidade + 1`)

const conta: RouteHandler = async ({ db, session, context, deps }, request, reply) => {
  const url = urlIn(request.body) ?? urlIn(request.query)
  if (url === undefined) return invalid([fieldError('url', 'Informe o endereço da tela')])
  if (url.length > LONGEST) return invalid([fieldError('url', 'O endereço da tela é longo demais')])
  await run(db, CONTA, [session.empresaId, telaDe(url, deps.model), context.hoje])
  return reply.code(204).send()
}

export default defineRoutes('utilitario/uso-tela', (route) => {
  /** spec 1 §7.2: the same for the portal, in the company of the candidate's registration */
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
  /** spec 1 §7.1: kept here instead of being sent to anybody: how often a screen was opened, not by whom */
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
