import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { avisaPasso } from './aviso.ts'
import { avisaDesistencia, cancelaEntrevistas } from './desistencia.ts'
import { registraPassos } from './passos.ts'
import { aceitaCandidatos } from './queries.ts'

export default defineHooks('captacao/candidato-solicitacao', {
  /** Requires an approved open request to add or move candidates; existing candidacies of a closed one stay. */
  async validate(ctx, record, before) {
    const { solicitacao, etapaSeletiva } = record
    if (before?.solicitacao.id !== solicitacao.id)
      return (await aceitaCandidatos(ctx, solicitacao.id))
        ? []
        : [fieldError('solicitacao', 'Só uma solicitação de pessoal aprovada e em aberto aceita candidatos.')]
    if (before.etapaSeletiva?.id === etapaSeletiva?.id) return []
    if (before.situacao !== 'E') return [fieldError('etapaSeletiva', 'O candidato não está mais em seleção.')]
    return (await aceitaCandidatos(ctx, solicitacao.id))
      ? []
      : [
          fieldError(
            'etapaSeletiva',
            'A solicitação de pessoal não está em aberto: seus candidatos não mudam de etapa.',
          ),
        ]
  },

  beforeSave: registraPassos,

  async afterSave(ctx, record, before) {
    await avisaPasso(ctx, record, before)
    await avisaDesistencia(ctx, record, before)
    await cancelaEntrevistas(ctx, record, before)
  },
})
