import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { talentosVistos } from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Copia } from '../copia.ts'
import { ALTERAR } from './quem.ts'

const corpo: Record<string, JsonSchema> = {
  data: { type: 'string', format: 'date', title: 'Data', description: 'Dia da entrevista de desligamento.' },
}

/** What an exit interview (origin E) adds to answering it — spec 2 §7 Surveys */
export const entrevista = {
  corpo,

  /** HR answers in the talent's place; a copy with a named evaluator only he answers himself. */
  async podeResponder(ctx: Ctx, { avaliador, colaborador }: Copia): Promise<boolean> {
    if (avaliador || !colaborador || !hasAuthority(ctx.session, ALTERAR)) return false
    return (await talentosVistos(ctx, [colaborador.id])).has(colaborador.id)
  },

  /** HR enters the day of the interview; answers have no result. */
  async assina({ session, context }: Ctx, _copia: Copia, { data }: RecordData): Promise<RecordData> {
    const semResultado = { performance: undefined, aprovado: undefined }
    if (typeof data !== 'string' || !hasAuthority(session, ALTERAR)) return semResultado
    if (data > context.hoje) invalid([fieldError('data', 'Este dia ainda não chegou.')])
    return { ...semResultado, respondidaEm: data }
  },
}
