import { defineRoutes } from '#server/crud/define.ts'
import { dayParam } from '#server/crud/request.ts'
import { fail } from '#server/errors.ts'
import { organograma } from './arvore.ts'
import { areasContadas } from './contagem.ts'
import { pessoasDoOrganograma } from './pessoas.ts'

/** spec 2 §7 Organisational areas */
export default defineRoutes('cargo-salario/area-organizacional', (route) => {
  route.get(
    '/organogramas',
    {
      summary: 'Caixas do organograma, cada uma com a caixa acima dela, em um dia; sem dia, hoje',
      querystring: {
        type: 'object',
        properties: {
          ativa: { type: 'boolean' },
          areaOrganizacionalId: { type: 'integer' },
          em: { type: 'string', format: 'date' },
        },
      },
    },
    async (ctx, request) => {
      const { ativa, areaOrganizacionalId } = request.query as Record<string, unknown>
      const so = ativa === undefined ? undefined : String(ativa) === 'true'
      const areas = await areasContadas(ctx, dayParam(request) ?? ctx.context.hoje, so)
      const raiz = areaOrganizacionalId === undefined ? undefined : Number(areaOrganizacionalId)
      if (raiz !== undefined && !areas.some(({ id }) => id === raiz)) fail('NAO_ENCONTRADO')
      return organograma(areas, raiz)
    },
  )

  route.get(
    '/organogramas/pessoas',
    {
      summary: 'Pessoas do organograma, cada uma com a quem responde, em um dia; sem dia, hoje',
      authority: 'ROLE_CAD_TALENTO_VER',
      querystring: { type: 'object', properties: { em: { type: 'string', format: 'date' } } },
    },
    (ctx, request) => pessoasDoOrganograma(ctx, dayParam(request) ?? ctx.context.hoje),
  )
})
