import { defineHooks } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'
import { aceitaCandidatos } from './queries.ts'

export default defineHooks('captacao/candidato-solicitacao', {
  /** Only an approved request that is open takes candidates; one that closes later keeps those it has. */
  async validate(ctx, { solicitacao }, before) {
    if (before?.solicitacao.id === solicitacao.id || (await aceitaCandidatos(ctx, solicitacao.id))) return []
    return [fieldError('solicitacao', 'Só uma solicitação de pessoal aprovada e em aberto aceita candidatos.')]
  },
})
