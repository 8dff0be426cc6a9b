import type { FastifyInstance } from 'fastify'
import { draftKeeperOf, setDraftKeeper } from '#server/platform/access/cookies.ts'

const tags = ['Portal do candidato']

/**
 * The key by which a browser encrypts what was typed into a registration and not sent. The browser keeps the text, a cookie that no script reads names the key,
 * and the server makes it of both that name and its secret: nobody reads the text without the other two, and nobody at all once the cookie is a day old
 * or its owner logged out. Nothing of a stranger is stored here.
 */
export async function draftKeyRoute(app: FastifyInstance): Promise<void> {
  app.post(
    '/api/externo/chave-rascunho',
    { config: { authority: 'PUBLIC' }, schema: { tags, summary: 'Chave do rascunho de um cadastro neste navegador' } },
    async (request, reply) => {
      const { secrets } = app.prumo
      const name = draftKeeperOf(request) ?? secrets.newToken()
      setDraftKeeper(request, reply, name)
      return { chave: secrets.key(`rascunho ${name}`) }
    },
  )
}
