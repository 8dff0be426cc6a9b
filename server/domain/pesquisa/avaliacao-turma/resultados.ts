import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { RESULTADOS } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { celulasDitas, perguntaDita } from '#server/features/questionario/respostas/celula-dita.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { AvaliacaoTurma } from './avaliacao-turma.ts'
import { leituraDe } from './leitura.ts'

/** Results of an evaluation of a class, in the shape of survey results */
export function resultadosRota(route: RouteCollector): void {
  route.get(
    '/{id}/resultados',
    { summary: 'Resultados da avaliação de turma, por pergunta', authority: RESULTADOS },
    async (ctx, request) => resultadosDe(ctx, await readRecord<AvaliacaoTurma>(ctx, idParam(request))),
  )
}

async function resultadosDe(ctx: Ctx, avaliacao: AvaliacaoTurma): Promise<SurveyResults> {
  const { id, titulo, anonima, situacao, dataIni, dataFim, grupoMinimo, convidados = 0, respondidos = 0 } = avaliacao
  if (situacao === 'P') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação ainda não foi liberada.' })
  const { questionario, numeroVersao = 0 } = avaliacao
  const { perguntas } = await readVersao(ctx.db, ctx.session.empresaId, questionario?.id ?? 0, numeroVersao)
  const { todos, destruidas, perdidas } = await leituraDe(ctx, avaliacao)
  return {
    ...{ id, titulo, anonima, porLink: false, situacao, dataIni, dataFim, convidados, respondidos },
    ...(anonima && { minimo: grupoMinimo, destruidas, perdidas }),
    perguntas: perguntas.map(perguntaDita),
    celulas: celulasDitas(todos ? [todos] : [], perguntas, new Map()),
  }
}
