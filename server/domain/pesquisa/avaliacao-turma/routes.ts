import { VER_PARTICIPANTES } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { participacaoRoutes } from '#server/features/questionario/participacao.ts'
import { comentariosRoutes } from '#server/features/questionario/respostas/comentarios.ts'
import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { type AvaliacaoTurma, colecaoDe } from './avaliacao-turma.ts'
import { impressaoRota } from './impressao.ts'
import { antesDaLiberacao } from './pendencias.ts'
import { resultadosRota } from './resultados.ts'
import { turmaRotas } from './turma-rotas.ts'

/** spec 2 §2 'avaliacoes-turma', §7 'Surveys' */
export default defineRoutes('pesquisa/avaliacao-turma', (route) => {
  route.get(
    '/{id}/antes-da-liberacao',
    {
      summary: 'O que falta para liberar a avaliação e quantos respondem',
      authority: 'ROLE_CAD_AVALIACAO_TURMA_LIBERA',
    },
    async (ctx, request) => antesDaLiberacao(ctx, await readRecord<AvaliacaoTurma>(ctx, idParam(request))),
  )
  questionnaireRoutes(route)
  participacaoRoutes(
    route,
    async (ctx, id) => {
      await readRecord(ctx, id)
      return { onde: (values) => `c.avaliacao_turma_id = ${values.add(id)}` }
    },
    VER_PARTICIPANTES,
  )
  comentariosRoutes(route, {
    ...{ authority: 'ROLE_CAD_AVALIACAO_TURMA_ENCERRA', nome: 'uma avaliação' },
    async le(ctx, request) {
      const avaliacao = await readRecord<AvaliacaoTurma>(ctx, idParam(request))
      return { ...avaliacao, colecao: colecaoDe(ctx.session.empresaId, avaliacao.id) }
    },
  })
  resultadosRota(route)
  turmaRotas(route)
  impressaoRota(route)
})
