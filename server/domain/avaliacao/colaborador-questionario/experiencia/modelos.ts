import type { FollowUpModel, Ligacao } from '#schemas/runtime/answers/evaluation/experience.ts'
import type { FieldError, JsonSchema } from '#schemas/runtime/model.ts'
import { modelosDeExperiencia } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { updateInside } from '#server/platform/crud/write/operations.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }

export const ligacoesSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['modelos'],
  properties: {
    modelos: {
      type: 'array',
      title: 'Modelos',
      minItems: 1,
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['modeloAvaliacaoId', 'periodoExperienciaId'],
        properties: {
          modeloAvaliacaoId: { ...id, title: 'Modelo de Avaliação' },
          periodoExperienciaId: { ...id, title: 'Período de Experiência' },
          versao: { type: 'integer' },
        },
      },
    },
  },
}

/** Sets the periods of models in one transaction — spec 2 §7: PUT with a batch body */
export async function ligaModelos(tx: Ctx, ligacoes: Ligacao[]): Promise<FollowUpModel[]> {
  const modelos = new Map((await modelosDeExperiencia(tx)).map((modelo) => [modelo.id, modelo]))
  const erros = ligacoes.flatMap(({ modeloAvaliacaoId }, i): FieldError[] => {
    const campo = `modelos[${i}].modeloAvaliacaoId`
    if (!modelos.has(modeloAvaliacaoId))
      return [fieldError(campo, 'Este não é um modelo de acompanhamento do período de experiência.')]
    const outro = ligacoes.findIndex((one) => one.modeloAvaliacaoId === modeloAvaliacaoId)
    return outro < i ? [fieldError(campo, 'Este modelo está duas vezes na lista.')] : []
  })
  if (erros.length > 0) invalid(erros)
  for (const [i, ligacao] of ligacoes.entries()) await liga(tx, ligacao, modelos.get(ligacao.modeloAvaliacaoId), i)
  return modelosDeExperiencia(tx)
}

async function liga(
  tx: Ctx,
  { modeloAvaliacaoId, periodoExperienciaId, versao }: Ligacao,
  modelo: FollowUpModel | undefined,
  i: number,
) {
  if (!modelo || modelo.periodoExperiencia?.id === periodoExperienciaId) return
  const body = { periodoAcompanhamentoExperiencia: { id: periodoExperienciaId } }
  const options = { partial: true, version: versao ?? modelo.versao }
  try {
    await updateInside(forEntity(tx, 'avaliacao/modelo-avaliacao'), modeloAvaliacaoId, body, options)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'FIELD_VALIDATION_VIOLATION') throw error
    // errors of the model, moved to the request's row
    invalid(error.errors.map(({ message }) => fieldError(`modelos[${i}].periodoExperienciaId`, message)))
  }
}
