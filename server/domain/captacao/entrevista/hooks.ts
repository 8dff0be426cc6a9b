import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { avisaConvidados, mudancaDe } from './avisos.ts'
import { comecaEmBreve } from './lembretes.ts'
import { semVerNotas } from './notas.ts'
import { medias } from './queries.ts'

export default defineHooks('captacao/entrevista', {
  /** the candidate follows from `candidatura` */
  async defaults(ctx, record) {
    if (record.candidatura) record.candidato = await candidatoDe(ctx, record.candidatura.id)
  },

  validate(ctx, record, before) {
    const errors: FieldError[] = []
    if (before && before.candidatura.id !== record.candidatura.id)
      errors.push(fieldError('candidatura', 'Para outro candidato, cancele esta entrevista e marque outra.'))
    if (before && saiuSemVer(ctx, record, before))
      errors.push(
        fieldError(
          'entrevistadores',
          'Já há notas que você verá depois de dar as suas. Até lá, só outra pessoa pode tirar o seu nome.',
        ),
      )
    return errors
  },

  beforeSave(ctx, record, before) {
    // iCalendar clients ignore an update unless SEQUENCE grows
    if (before && mudancaDe(record, before)) record.sequencia = (before.sequencia ?? 0) + 1
    // an invitation within the last day replaces the reminder
    if (record.inicio !== before?.inicio && comecaEmBreve(record, ctx.now())) record.lembreteDe = record.inicio
  },

  afterSave: avisaConvidados,

  async compute(ctx, records) {
    const ids = records.map(({ id }) => Number(id))
    const valores = ids.length > 0 ? await medias(ctx, ids) : undefined
    for (const record of records) record.media = valores?.get(Number(record.id))
  },

  conceals: { fields: ['notas', 'media'], from: semVerNotas },

  clone(_ctx, copy) {
    delete copy.lembreteDe
    delete copy.inicio
  },
})

/** Whether an interviewer removes himself before giving marks: he would then see marks that are hidden from him. */
const saiuSemVer = ({ session }: Ctx, record: Entrevista, before: Entrevista): boolean =>
  (before.notas ?? []).length > 0 &&
  semVerNotas(session, before) &&
  !record.entrevistadores.some(({ id }) => id === session.usuario.id)

async function candidatoDe(ctx: Ctx, candidaturaId: number): Promise<Entrevista['candidato']> {
  const candidatura = await findStored(forEntity(ctx, 'captacao/candidato-solicitacao'), candidaturaId)
  return candidatura?.candidato as Entrevista['candidato']
}
