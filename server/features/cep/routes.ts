import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { createFindCep } from '#server/platform/integrations/cep/provider.ts'
import { readCepSettings } from '#server/platform/integrations/cep/settings.ts'
import { networkOf } from '#server/platform/session/address.ts'

/** GET /api/geral/ceps/{cep}: the address of a postal code, for forms; 503 where no service answers — spec 1 §8 */
export async function cepRoutes(app: FastifyInstance): Promise<void> {
  const findCep = createFindCep(readCepSettings(process.env, app.prumo.env.demo))
  const address = async (cep: string) => {
    const result = await findCep(cep)
    switch (result.status) {
      case 'found':
        return result.endereco
      case 'notFound':
        return fail('NAO_ENCONTRADO')
      case 'invalid':
        return invalid([fieldError('cep', 'Cep não pode ser nulo')])
      default:
        return fail('INDISPONIVEL')
    }
  }
  app.get<{ Params: { cep: string } }>(
    '/api/geral/ceps/:cep',
    { config: { authority: 'LOGIN' }, schema: { tags: ['Geral'], summary: 'Endereço de um CEP' } },
    (request) => address(request.params.cep),
  )
  // visitors of the portal have no session: requests are counted per address
  app.get<{ Params: { cep: string } }>(
    '/api/externo/ceps/:cep',
    { config: { authority: 'PUBLIC' }, schema: { tags: ['Portal do candidato'], summary: 'Endereço de um CEP' } },
    async (request) => {
      const { throttle, secrets } = app.prumo
      const account = secrets.hashAccount('cep', randomUUID())
      await throttle.attempt({ account, address: `cep ${networkOf(request.ip)}` }, async () => undefined)
      return address(request.params.cep)
    },
  )
}
