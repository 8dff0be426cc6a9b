import type { FastifyInstance } from 'fastify'
import { fail, fieldError, invalid } from '#server/errors.ts'
import { createFindCep } from '#server/integrations/cep/provider.ts'
import { readCepSettings } from '#server/integrations/cep/settings.ts'

/** GET /api/geral/ceps/{cep}: the address of a postal code, for forms to fill in; 503 leaves the typing to the person — spec 1 §8 */
export async function cepRoutes(app: FastifyInstance): Promise<void> {
  const findCep = createFindCep(readCepSettings(process.env, app.prumo.env.demo))
  app.get<{ Params: { cep: string } }>(
    '/api/geral/ceps/:cep',
    { config: { authority: 'LOGIN' }, schema: { tags: ['Geral'], summary: 'Endereço de um CEP' } },
    async (request) => {
      const result = await findCep(request.params.cep)
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
    },
  )
}
