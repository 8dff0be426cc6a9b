import { participacaoRoutes } from '#server/features/questionario/participacao.ts'
import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes, type RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { cloneIntoCompanies } from '#server/platform/crud/write/clone-companies.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { avisaConvidados } from './avisos.ts'
import { clonaPesquisa } from './clona.ts'
import { linkPublico } from './link/publico.ts'
import { linkRotas } from './link/rotas.ts'
import { minhasRoutes } from './minhas.ts'
import { antesDaLiberacao } from './pendencias.ts'
import { type Pesquisa, readPesquisa } from './pesquisa.ts'
import { VER_PARTICIPANTES } from './quem.ts'
import { comentariosRoutes } from './resultados/comentarios.ts'
import { resultadosRoutes } from './resultados/resultados.ts'

/** spec 2 §7 'Surveys': aspects, questions, order, reminders, release, clone with empresas */
export default defineRoutes('pesquisa/pesquisa', (route) => {
  minhasRoutes(route)
  route.post(
    '/{id}',
    {
      summary:
        'Clona a pesquisa com aspectos e perguntas, sem público nem respostas, nas empresas indicadas ou na atual',
      authority: 'ROLE_CAD_PESQUISA_INCLUIR',
      querystring: { type: 'object', properties: { empresas: { type: 'string' } } },
    },
    async (ctx, request, reply) => reply.code(201).send(await cloneIntoCompanies(ctx, request, clonaPesquisa)),
  )
  liberacaoRoutes(route)
  questionnaireRoutes(route)
  participacaoRoutes(
    route,
    async (ctx, id) => {
      await readRecord(ctx, id)
      return { onde: (values) => `c.pesquisa_id = ${values.add(id)}` }
    },
    VER_PARTICIPANTES,
  )
  resultadosRoutes(route)
  comentariosRoutes(route)
  linkRotas(route)
  linkPublico(route)
})

function liberacaoRoutes(route: RouteCollector): void {
  route.get(
    '/{id}/antes-da-liberacao',
    { summary: 'O que falta para liberar a pesquisa e quantos respondem', authority: 'ROLE_CAD_PESQUISA_LIBERA' },
    async (ctx, request) => antesDaLiberacao(ctx, await readRecord<Pesquisa>(ctx, idParam(request))),
  )
  route.post(
    '/{id}/lembretes',
    { summary: 'Lembra quem ainda não respondeu', authority: 'ROLE_CAD_PESQUISA_ALTERAR' },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const pesquisa = await readPesquisa(tx, idParam(request), { lock: true })
        if (pesquisa.porLink)
          fail('ACAO_NAO_PERMITIDA', {}, { message: 'Responde quem tiver o link: não se sabe quem ainda falta.' })
        if (pesquisa.situacao !== 'L') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A pesquisa não está liberada.' })
        return avisaConvidados(tx, pesquisa)
      }),
  )
}
