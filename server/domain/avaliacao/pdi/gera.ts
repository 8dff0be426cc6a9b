import type { PedidoDePdi } from '#schemas/runtime/answers/evaluation/development-plan.ts'
import { exigeAvaliadoVisto, readCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { readSaved } from '#server/platform/crud/read/saved.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { lacunasDe } from './lacunas.ts'

/** Creates a talent's plan from his gaps in a closed cycle: one item per competence, with its courses. */
export const geraPdi = (ctx: Ctx, { colaboradorId, avaliacaoDesempenhoId, prazo }: PedidoDePdi) =>
  inTransaction(ctx, async (tx) => {
    const { id: colaborador } = await readStored(forEntity(tx, 'gestao-talentos/talento'), colaboradorId)
    await exigeAvaliadoVisto(tx, colaborador)
    const ciclo = await readCiclo(tx, avaliacaoDesempenhoId)
    if (ciclo.situacao !== 'E' && ciclo.situacao !== 'U')
      fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação ainda não foi encerrada.' })
    const lacunas = (await lacunasDe(tx, ciclo.id, [colaborador])).get(colaborador) ?? []
    if (lacunas.length === 0)
      fail(
        'ACAO_NAO_PERMITIDA',
        {},
        { message: 'O talento atinge o nível exigido em todas as competências avaliadas.' },
      )
    const itens = lacunas.map(({ competencia, exigido, obtido, cursos }) => ({
      acao: `Desenvolver ${competencia.nome}`,
      competencia: { id: competencia.id },
      nivelExigido: exigido,
      nivelObtido: obtido,
      cursos: cursos.map(({ id }) => ({ id })),
      prazo,
    }))
    const body = { colaborador: { id: colaborador }, avaliacaoDesempenho: { id: ciclo.id }, itens }
    return readSaved(tx, await insertBody(tx, body))
  })
