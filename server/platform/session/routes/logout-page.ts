import type { FastifyInstance } from 'fastify'
import { formBodies } from '#server/platform/plugins/body.ts'
import { endSession } from './login.ts'

const PATH = '/logout.action'
const SCRIPT = `${PATH}/enviar.js`

const page = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sair — Prumo RH</title></head>
<body>
<main>
<h1>Sair</h1>
<form id="sair" method="post" action="${PATH}"><button type="submit">Sair do sistema</button></form>
</main>
<script src="${SCRIPT}"></script>
</body>
</html>
`
/** Notifies open tabs of the log-out, as the screens do (admin/providers/tabs.ts). */
const script = `new BroadcastChannel('prumo-sessao').postMessage({ tipo: 'saiu' })
document.getElementById('sair').submit()
`

/** Address that screens navigate to for the log-out (spec 1 §4): a page that posts, because a GET may not end a session. */
export async function logoutPage(app: FastifyInstance): Promise<void> {
  const config = { authority: 'PUBLIC' }
  formBodies(app)
  app.get(PATH, { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
  )
  app.get(SCRIPT, { config }, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.post(PATH, { config }, async (request, reply) => {
    await endSession(request, reply)
    return reply.redirect('/login', 303)
  })
}
