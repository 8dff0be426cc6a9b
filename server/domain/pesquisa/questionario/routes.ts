import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { ferramentaRotas } from './ferramenta-rotas.ts'

/** spec 2 §7 'Surveys' */
export default defineRoutes('pesquisa/questionario', (route) => {
  questionnaireRoutes(route)
  ferramentaRotas(route)
})
