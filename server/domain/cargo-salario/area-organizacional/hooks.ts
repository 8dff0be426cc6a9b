import { hasAuthority } from '#server/platform/access/session.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { recusaNomearSe } from './nomeacao.ts'
import { hierarquiasDe, nomesDosResponsaveis } from './queries.ts'
import { MAE_FIXA, maeRecusada, maesFixas, motivoDoStatus, situacaoRecusada } from './regras.ts'
import { replicaResponsaveis } from './replica.ts'

export default defineHooks('cargo-salario/area-organizacional', {
  async validate(ctx, record, before) {
    return [
      ...(await maeRecusada(ctx, record, before)),
      ...(await situacaoRecusada(ctx, record, before)),
      ...(await recusaNomearSe(ctx, record, before)),
    ]
  },

  async afterSave(ctx, record) {
    await replicaResponsaveis(ctx, record)
  },

  async compute(ctx, records) {
    const ids = records.map(({ id }) => id)
    const [onde, nomes] = [await hierarquiasDe(ctx, ids), await nomesDosResponsaveis(ctx, ids)]
    const fixas = await maesFixas(ctx, ids)
    const mayUpdate = hasAuthority(ctx.session, ctx.entity.authority.update)
    for (const record of records) {
      const { caminho, maeInativa = false, filhasAtivas = false } = onde.get(record.id) ?? {}
      record.descricaoHierarquia = caminho
      record.nomeResponsaveis = nomes.get(record.id)?.responsaveis
      record.nomeCoResponsaveis = nomes.get(record.id)?.corresponsaveis
      record.podeEditar = mayUpdate
      record.motivoStatusAtivo = motivoDoStatus(record.ativo === true, maeInativa, filhasAtivas)
      record.podeEditarStatusAtivo = mayUpdate && record.motivoStatusAtivo === undefined
      record.motivoAreaMae = fixas.has(record.id) ? MAE_FIXA : undefined
    }
  },
})
