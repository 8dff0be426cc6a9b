import type { FastifyInstance } from 'fastify'
import { isWrite } from './guard.ts'

/** Writes to these change what sessions may do or what rules see. */
const FEEDS_SESSIONS =
  /^\/api\/(utilitario\/(usuarios|perfis|empresas|parametros-sistema|menu-extra|campos-empresa)|parametros-do-sistema|empresas|cargo-salario\/areas-organizacionais)\b/

/** After a write to users, profiles, companies, settings or areas, sessions are read anew before its answer leaves, which tells the screens. */
export function forgetSessions(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isWrite(request) && FEEDS_SESSIONS.test(request.url)) {
      app.prumo.sessions.forget()
      if (reply.statusCode < 300) reply.header('x-sessao', 'alterada')
    }
    done(null, payload)
  })
}
