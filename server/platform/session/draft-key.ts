import type { FastifyInstance } from 'fastify'
import { draftKeeperOf, setDraftKeeper } from '#server/platform/access/cookies.ts'

const tags = ['Portal do candidato']

/**
 * The key with which a browser encrypts an unsent registration. The browser stores the ciphertext, an httpOnly cookie a random name, and the server
 * derives the key from that name and its secret: all three are needed to read the draft, and nobody can once the cookie expired (one day) or its owner
 * logged out. The server stores nothing of an unknown person.
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
