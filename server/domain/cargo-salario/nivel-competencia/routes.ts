import { defineRoutes } from '#server/platform/crud/define.ts'
import { existeNivelSemPercentual } from './queries.ts'

/** GET /cargo-salario/niveis-competencia/competencias-sem-percentual — spec 2 §7, spec 3 §7 */
export default defineRoutes('cargo-salario/nivel-competencia', (route) => {
  route.get(
    '/competencias-sem-percentual',
    {
      summary: 'Indica se há nível de competência sem percentual mínimo',
      authority: 'LOGIN',
      response: { type: 'boolean' },
    },
    async (ctx) => existeNivelSemPercentual(ctx),
  )
})
