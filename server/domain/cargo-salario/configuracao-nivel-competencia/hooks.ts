import type { ConfiguracaoNivelCompetencia } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { configuracaoEm, niveisDoCadastro } from './queries.ts'
import { segueConfiguracao } from './segue.ts'

const EM_USO = 'Esta configuração já foi usada e não pode ser alterada. Crie outra, com nova data.'

export default defineHooks('cargo-salario/configuracao-nivel-competencia', {
  /** defaults to the configuration valid today — spec 2 §3 */
  async defaults(ctx, record) {
    // writes must name their levels: defaults are for the form only
    if (ctx.db.isTransaction) return
    const { niveis } = await configuracaoEm(ctx, ctx.context.hoje)
    if (niveis.length === 0) return
    record.configHistoricosNiveis = niveis.map(({ id, descricao, ordem, percentual }) => ({
      nivelCompetencia: { id, descricao },
      ordem,
      ...(percentual === undefined ? {} : { percentual }),
    })) as ConfiguracaoNivelCompetencia['configHistoricosNiveis']
  },

  async validate(ctx, record, before) {
    const sem = await semPercentual(ctx, record)
    return [...sem, ...(await alteraUsada(ctx, record, before))]
  },

  /** empty fields of a row are filled from its level */
  async beforeSave(ctx, record) {
    const niveis = await niveisPorId(ctx)
    for (const linha of record.configHistoricosNiveis ?? []) {
      const nivel = niveis.get(linha.nivelCompetencia.id)
      linha.ordem ??= nivel?.ordem
      if (record.considerarPercentualMinimo !== false) linha.percentual ??= nivel?.percentual
    }
  },

  afterSave: async (ctx) => void (await segueConfiguracao(ctx)),
  afterDelete: async (ctx) => void (await segueConfiguracao(ctx)),
  turnOfDay: segueConfiguracao,
})

/** spec 2 §5: where the minimum percentage is considered every level has one */
async function semPercentual(
  ctx: Ctx,
  { considerarPercentualMinimo, configHistoricosNiveis = [] }: ConfiguracaoNivelCompetencia,
): Promise<FieldError[]> {
  if (considerarPercentualMinimo === false) return []
  const niveis = await niveisPorId(ctx)
  return configHistoricosNiveis.flatMap(({ nivelCompetencia, percentual }, at) =>
    percentual === undefined && niveis.get(nivelCompetencia.id)?.percentual === undefined
      ? [fieldError(`configHistoricosNiveis[${at}].percentual`, 'Percentual Mínimo é obrigatório')]
      : [],
  )
}

const niveisPorId = async (ctx: Ctx) => new Map((await niveisDoCadastro(ctx)).map((nivel) => [nivel.id, nivel]))

/** Refuses changes of a configuration that bands or talents were judged by: `podeEditar` of spec 2 §3. */
async function alteraUsada(
  { db, session, restoring }: Ctx,
  record: ConfiguracaoNivelCompetencia,
  before: ConfiguracaoNivelCompetencia | undefined,
): Promise<FieldError[]> {
  if (!before || restoring || assinatura(record) === assinatura(before)) return []
  const usa = (tabela: 'config_nivel_faixa_salarial' | 'nivel_competencia_talento') =>
    db
      .selectFrom(tabela)
      .select('id')
      .where('empresa_id', '=', session.empresaId)
      .where('configuracao_id', '=', before.id)
      .limit(1)
      .executeTakeFirst()
  const usada = (await usa('config_nivel_faixa_salarial')) ?? (await usa('nivel_competencia_talento'))
  return usada ? [fieldError(undefined, EM_USO)] : []
}

const assinatura = (config: ConfiguracaoNivelCompetencia): string =>
  JSON.stringify([
    config.data,
    config.considerarPercentualMinimo ?? true,
    config.obrigarPercentual ?? false,
    (config.configHistoricosNiveis ?? []).map(({ nivelCompetencia, ordem, percentual }) => [
      nivelCompetencia.id,
      ordem,
      percentual,
    ]),
  ])
