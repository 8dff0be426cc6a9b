import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { avisaLiberada, retemAviso } from './avisos.ts'
import { libera, modeloDe, notaEtapa } from './libera.ts'

const fixos = { candidato: 'de candidato', avaliacao: 'de modelo' } as const

export default defineHooks('captacao/avaliacao-candidato', {
  async validate(ctx, record, before) {
    return [
      ...(before ? mudou(record, before) : await modeloServe(await modeloDe(ctx, record.avaliacao.id))),
      ...expiracaoServe(ctx.now(), record, before),
    ]
  },

  /** A new record is a release: freezes questions and weights of the model. */
  async beforeSave(ctx, record, before) {
    if (!before) await libera(ctx, record)
    if (record.solicitacao?.id !== before?.solicitacao?.id) await notaEtapa(ctx, record)
  },

  afterSave: avisaLiberada,

  beforeDelete: retemAviso,
})

function mudou(record: AvaliacaoCandidato, before: AvaliacaoCandidato) {
  const names = (['candidato', 'avaliacao'] as const).filter((name) => record[name].id !== before[name].id)
  return names.map((name) =>
    fieldError(name, `Uma avaliação liberada não muda ${fixos[name]}: exclua esta e libere outra.`),
  )
}

/** Refuses a model that is inactive or has no questions; a missing one is refused by the reference check. */
function modeloServe(modelo: Awaited<ReturnType<typeof modeloDe>>) {
  if (!modelo) return []
  const { ativo, perguntas = [] } = modelo
  if (ativo === false) return [fieldError('avaliacao', 'O modelo de avaliação está inativo.')]
  return perguntas.length === 0 ? [fieldError('avaliacao', 'O modelo de avaliação não tem perguntas.')] : []
}

/** spec 1 §3.2: dataHoraExpiracao */
function expiracaoServe(agora: Date, { dataHoraExpiracao, situacao }: AvaliacaoCandidato, before?: AvaliacaoCandidato) {
  if (dataHoraExpiracao === before?.dataHoraExpiracao) return []
  if (before && situacao !== 'P') return [fieldError('dataHoraExpiracao', 'A avaliação já foi respondida.')]
  return dataHoraExpiracao === undefined || Date.parse(dataHoraExpiracao) > agora.getTime()
    ? []
    : [fieldError('dataHoraExpiracao', 'A data/hora de expiração deve ser posterior a agora.')]
}
