import type { RouteCollector } from '#server/platform/crud/define.ts'
import { emBrancoRoute } from '../papel/em-branco.ts'
import { prontosRoutes } from '../prontos/rotas.ts'
import { ajudaRoutes } from './rotas-ajuda.ts'
import { aspectoRoutes } from './rotas-aspectos.ts'
import { perguntaRoutes } from './rotas-perguntas.ts'

/**
 * Routes of questions and aspects below the owner of a questionnaire: any register with a reference `questionario`, and questionnaires themselves. They
 * need the rights to read or change the owner; the rules of questions and aspects apply.
 */
export function questionnaireRoutes(route: RouteCollector): void {
  aspectoRoutes(route)
  perguntaRoutes(route)
  ajudaRoutes(route)
  prontosRoutes(route)
  emBrancoRoute(route)
}
