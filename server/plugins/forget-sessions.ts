import type { FastifyInstance } from 'fastify'
import { isWrite } from './guard.ts'

/** Writes to these change what sessions may do, what rules see or what the menu has. */
const FEEDS_SESSIONS =
  /^\/api\/(utilitario\/(usuarios|perfis|empresas|parametros-sistema|menu-extra|campos-empresa)|parametros-do-sistema|empresas|cargo-salario\/areas-organizacionais|analytics\/paineis-empresa)\b/

/** Writes to these may change which areas a user answers for, seldom and hardly ever those of who asks. */
const MAY_FEED_SESSIONS = /^\/api\/(gestao-talentos\/talentos|cargo-salario\/colaboradores)\b/

/** A candidate accepts the terms of his company, or takes it back. */
const ABOUT_TERMS = /^\/api\/externo\/(candidatos\/\d+\/aceita-termo|privacidade\/consentimento)\b/

/** Writes to these change who is told of others. */
const SWITCHES_WEBHOOKS = /^\/api\/utilitario\/webhooks\b/

/**
 * After a write to users, profiles, companies, settings or areas, sessions are read anew before its answer leaves, which tells the screens; after
 * one to talents they are read anew; after one to webhooks, whether the company has any.
 */
export function forgetSessions(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isWrite(request) && FEEDS_SESSIONS.test(request.url)) {
      app.prumo.sessions.forget()
      if (reply.statusCode < 300) reply.header('x-sessao', 'alterada')
    }
    if (isWrite(request) && MAY_FEED_SESSIONS.test(request.url)) app.prumo.sessions.forget()
    if (isWrite(request) && request.session && ABOUT_TERMS.test(request.url))
      app.prumo.sessions.forget(request.session.id)
    if (isWrite(request) && SWITCHES_WEBHOOKS.test(request.url)) app.prumo.listeners.forget()
    done(null, payload)
  })
}
