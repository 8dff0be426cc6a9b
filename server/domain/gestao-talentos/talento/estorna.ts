import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { ESTORNO, podeEstornar } from './desligamento.ts'

/** Undoes a dismissal: the talent becomes active, and its consequences are reverted. PUT /gestao-talentos/talentos/{id}/estorna */
export default defineAction('gestao-talentos/talento', 'estorna', ({ context }, { record, save }) => {
  if (!podeEstornar(record.dataDesligamento, context.hoje))
    fail('ACAO_NAO_PERMITIDA', {}, { message: `O desligamento é estornado até ${ESTORNO} dias depois do seu dia.` })
  return save({
    situacao: 'A',
    dataDesligamento: undefined,
    motivoDesligamento: undefined,
    iniciativaDesligamento: undefined,
    avisoPrevio: undefined,
    justificativaDesligamento: undefined,
  })
})
