import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { cloneIntoCompanies } from '#server/platform/crud/write/clone-companies.ts'
import { clonaModelo } from './clone.ts'
import { modelosAtivos } from './queries.ts'

/** spec 2 §7 'Surveys': entrevistas; answering and printing them is avaliacao/colaborador-questionario */
export default defineRoutes('pesquisa/modelo-entrevista', (route) => {
  route.get('/questionarios', { summary: 'Questionários dos modelos ativos' }, async (ctx) =>
    (await modelosAtivos(ctx)).map(({ doMotivo: _, ...modelo }) => modelo),
  )
  route.post(
    '/{id}/clone',
    {
      summary: 'Clona o modelo, com aspectos, perguntas, opções e condições, nas empresas indicadas ou na atual',
      authority: 'ROLE_CAD_MODELO_ENTREVISTA_INCLUIR',
      querystring: { type: 'object', properties: { empresas: { type: 'string' } } },
    },
    async (ctx, request, reply) => reply.code(201).send(await cloneIntoCompanies(ctx, request, clonaModelo)),
  )
  questionnaireRoutes(route)
})
