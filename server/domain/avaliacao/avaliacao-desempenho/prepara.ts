import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { removeAvaliados } from './avaliados.ts'
import { removeCopias } from './copias.ts'
import { possuiResposta } from './respondida.ts'

/** Takes the copies of a released cycle back, refused after the first answer. PUT /avaliacao/avaliacoes-desempenho/{id}/prepara */
export default defineAction('avaliacao/avaliacao-desempenho', 'prepara', async (ctx, { record, step, save }) => {
  if (await possuiResposta(ctx, record.id))
    fail(
      'ACAO_NAO_PERMITIDA',
      {},
      { message: 'A avaliação já tem respostas: bloqueie-a, se ninguém mais deve responder.' },
    )
  await removeCopias(ctx, record.id)
  await removeAvaliados(ctx, record.id)
  await save(step)
})
