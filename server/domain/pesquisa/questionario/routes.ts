import { defineRoutes } from '#server/crud/define.ts'
import { questionnaireRoutes } from '#server/questionario/rotas/rotas.ts'
import { ferramentaRotas } from './ferramenta-rotas.ts'

/** spec 2 §7 'Surveys' */
export default defineRoutes('pesquisa/questionario', (route) => {
  questionnaireRoutes(route)
  ferramentaRotas(route)
})
