import { defineRoutes } from '#server/platform/crud/define.ts'
import { proximaOrdem } from './queries.ts'

/** GET /captacao/etapas-seletivas/proxima-ordem — spec 1 §7.3 */
export default defineRoutes('captacao/etapa-seletiva', (route) => {
  route.get(
    '/proxima-ordem',
    { summary: 'Ordem que uma nova etapa recebe', response: { type: 'integer' } },
    async (ctx) => proximaOrdem(ctx),
  )
})
