import { forEntity } from '#server/crud/context.ts'
import { defineRoutes } from '#server/crud/define.ts'
import { idParam } from '#server/crud/request.ts'
import { readSingle } from '#server/crud/single.ts'
import { fail } from '#server/errors.ts'
import { empresaAtual } from './queries.ts'

export default defineRoutes('utilitario/empresa', (route) => {
  /** spec 1 §7.6, spec 2 §7: the most positions the current company may have; 0 stands for no limit */
  route.get(
    '/maximo-cargos',
    { summary: 'Máximo de cargos da empresa atual', authority: 'LOGIN', response: { type: 'integer' } },
    async (ctx) => (await empresaAtual(ctx)).maximoCargos,
  )

  /** spec 1 §7.6: the settings of a company of this session */
  route.get(
    '/{id}/configuracao',
    { summary: 'Configuração de uma empresa', authority: 'LOGIN' },
    async (ctx, request) => {
      const id = idParam(request)
      const { session } = ctx
      if (!session.empresas.some((empresa) => empresa.id === id)) fail('NAO_ENCONTRADO')
      return readSingle({
        ...forEntity(ctx, 'utilitario/empresa-configuracao'),
        session: { ...session, empresaId: id },
      })
    },
  )
})
