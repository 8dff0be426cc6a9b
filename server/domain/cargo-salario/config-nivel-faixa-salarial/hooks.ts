import type { ConfigNivelFaixaSalarial } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial.ts'
import type { ConfiguracaoNiveis } from '#schemas/runtime/answers/positions/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('cargo-salario/config-nivel-faixa-salarial', {
  async validate(ctx, record) {
    return recusadas(record, await configuracaoEm(ctx, record.data))
  },

  /** spec 2 §3: weight and minimum percentage default to those of the level on that day */
  async beforeSave(ctx, record) {
    const { id, considerarPercentualMinimo, niveis } = await configuracaoEm(ctx, record.data)
    record.configuracao = id === undefined ? undefined : ({ id } as ConfigNivelFaixaSalarial['configuracao'])
    for (const linha of record.linhas ?? []) {
      const nivel = niveis.find((each) => each.id === linha.nivelCompetencia.id)
      linha.competenciaPeso ??= 1
      linha.ordem ??= nivel?.ordem
      linha.percentual = considerarPercentualMinimo ? (linha.percentual ?? nivel?.percentual) : undefined
    }
  },
})

function recusadas({ linhas = [] }: ConfigNivelFaixaSalarial, configuracao: ConfiguracaoNiveis): FieldError[] {
  const { considerarPercentualMinimo, obrigarPercentual, niveis } = configuracao
  return linhas.flatMap(({ nivelCompetencia, percentual }, at) => {
    if (!niveis.some(({ id }) => id === nivelCompetencia.id))
      return [fieldError(`linhas[${at}].nivelCompetencia`, 'O nível não está na configuração vigente nesta data.')]
    // `obrigarPercentual`: each band must set its own percentage
    if (considerarPercentualMinimo && obrigarPercentual && percentual === undefined)
      return [fieldError(`linhas[${at}].percentual`, 'Percentual Mínimo é obrigatório')]
    return []
  })
}
