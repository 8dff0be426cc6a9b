import type { RecordData } from '#schemas/runtime/model.ts'
import { podeResponder } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { foraDoPeriodo } from '#server/features/questionario/periodo.ts'
import { type Apartada, apartadaEm } from '#server/features/questionario/respostas/apartada.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type AvaliacaoTurma, colecaoDe, readAvaliacao } from './avaliacao-turma.ts'

/** Fields of a copy that the evaluation reads. */
export interface CopiaDaTurma {
  id: number
  situacao: 'N' | 'P' | 'R'
  anonima?: boolean
  colaborador?: { id: number }
  avaliacaoTurma?: { id: number }
}

const avaliacaoDe = (ctx: Ctx, { avaliacaoTurma }: CopiaDaTurma): Promise<AvaliacaoTurma> =>
  readAvaliacao(ctx, avaliacaoTurma?.id ?? 0)

/** The evaluation of a copy, as its respondent may see it. GET /pesquisa/colaborador-questionario/{id}/pesquisa */
export async function avaliacaoDaCopia(ctx: Ctx, avaliacao: number) {
  const { id, titulo, cabecalho, dataIni, dataFim, anonima, grupoMinimo, situacao } = await readAvaliacao(
    ctx,
    avaliacao,
  )
  const lido = cabecalho === undefined ? undefined : await cleanBlocks(cabecalho)
  return { id, titulo, cabecalho: lido, dataIni, dataFim, anonima, grupoMinimo, situacao }
}

/** Data shown before the first question: deadline, anonymity, minimum group. */
async function mostra(ctx: Ctx, copia: CopiaDaTurma): Promise<RecordData> {
  const { titulo, dataFim, anonima, grupoMinimo, cabecalho, turma } = await avaliacaoDe(ctx, copia)
  return {
    ...{ titulo, prazo: dataFim, turma },
    ...(cabecalho !== undefined && { cabecalho: await cleanBlocks(cabecalho) }),
    ...(anonima && { minimo: grupoMinimo }),
  }
}

const apartada = async (ctx: Ctx, { avaliacaoTurma, id }: CopiaDaTurma): Promise<Apartada | undefined> =>
  avaliacaoTurma &&
  apartadaEm(ctx, colecaoDe(ctx.session.empresaId, avaliacaoTurma.id), {
    ...{ entidade: 'avaliacao/colaborador-questionario', id },
  })

/** What the evaluation of a class (origin L) adds to answering its copies — spec 2 §7 'Surveys' */
export const avaliacaoTurma = {
  podeResponder,
  motivoFechada: async (ctx: Ctx, copia: CopiaDaTurma): Promise<string | undefined> =>
    foraDoPeriodo(await avaliacaoDe(ctx, copia), ctx.context.hoje, 'avaliação'),
  mostra,
  apartada,
}
