import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { leNoticia, noticiasDoUsuario } from './leitura.ts'

/** The news as a user sees them — spec 1 §2.6, §4, §7.1 */
export default defineRoutes('utilitario/noticia', (route) => {
  route.get(
    '//userinfo/usuario/noticias',
    {
      summary: 'Últimas notícias, com o que o usuário já leu',
      authority: 'LOGIN',
      response: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            texto: { type: 'string' },
            link: { type: 'string' },
            criticidade: { type: 'integer' },
            data: { type: 'string', format: 'date' },
            lida: { type: 'boolean' },
          },
        },
      },
    },
    (ctx) => noticiasDoUsuario(ctx),
  )

  route.put(
    '//userinfo/usuario/noticias/{id}/lida',
    {
      summary: 'Marca uma notícia como lida',
      authority: 'LOGIN',
      response: { type: 'object', properties: { id: { type: 'integer' }, lida: { type: 'boolean' } } },
    },
    (ctx, request) => leNoticia(ctx, idParam(request)),
  )
})
