import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam, idsOf } from '#server/platform/crud/request/request.ts'
import { arvoreDeMetas } from './arvore.ts'
import { minhasMetas } from './minhas-metas.ts'
import { painelDoObjetivo } from './painel.ts'
import { MINHAS_METAS, VE_OBJETIVOS } from './visao.ts'

const rights = { authority: VE_OBJETIVOS, also: MINHAS_METAS }

/** The screen 'Metas': the tree of a period, and one objective beside it. */
export default defineRoutes('avaliacao/objetivo', (route) => {
  route.get(
    '/arvore',
    {
      summary: 'Árvore dos objetivos de um período, com progresso e confiança',
      ...rights,
      querystring: { type: 'object', properties: { periodoId: { type: 'integer' } } },
    },
    (ctx, request) => arvoreDeMetas(ctx, idsOf(request, 'periodoId')?.[0]),
  )

  route.get(
    '/{id}/painel',
    { summary: 'Um objetivo com seus resultados-chave e os últimos check-ins', ...rights },
    (ctx, request) => painelDoObjetivo(ctx, idParam(request)),
  )

  route.get(
    '//avaliacao/minhas-metas',
    {
      summary: 'Resultados-chave pelos quais o usuário responde, o check-in mais urgente primeiro',
      authority: MINHAS_METAS,
    },
    minhasMetas,
  )
})
