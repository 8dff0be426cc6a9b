import type { RouteCollector } from '#server/platform/crud/define.ts'
import { emBrancoRoute } from '../papel/em-branco.ts'
import { prontosRoutes } from '../prontos/rotas.ts'
import { ajudaRoutes } from './rotas-ajuda.ts'
import { aspectoRoutes } from './rotas-aspectos.ts'
import { perguntaRoutes } from './rotas-perguntas.ts'

/**
 * The questions and aspects of a questionnaire below its owner: any register that refers to one as `questionario`, and questionnaires themselves. Whoever may read
 * or change the owner may read or change them; rules are those of questions and aspects.
 */
export function questionnaireRoutes(route: RouteCollector): void {
  aspectoRoutes(route)
  perguntaRoutes(route)
  ajudaRoutes(route)
  prontosRoutes(route)
  emBrancoRoute(route)
}
