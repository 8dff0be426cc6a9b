import { defineHooks } from '#server/crud/define.ts'
import { lookUpOnce } from '#server/crud/look-up-once.ts'
import { pontosDoTalento } from '#server/domain/gestao-talentos/colaborador-ocorrencia/queries.ts'
import { integrada } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { empresaDoTalento, geracaoDoTalento, gestorDoTalento, preencheCargosDoDia } from './calculados.ts'
import { acompanhaTalento, aguardaHistoricos, aguardaSituacao, encerraTalento } from './folha.ts'
import { acertaHistorico } from './historico.ts'
import { cargoDaFaixa } from './queries.ts'
import { acertaSalarios, salarioDeHoje } from './salario.ts'
import { recusaNomeacoes, soltaVinculoAnterior } from './vinculo.ts'

export default defineHooks('gestao-talentos/talento', {
  validate: recusaNomeacoes,

  async beforeSave(ctx, record, before) {
    await soltaVinculoAnterior(ctx, record, before)
    aguardaSituacao(ctx, record, before)
    const aguarda = integrada(ctx) ? () => aguardaHistoricos(ctx, record, before) : undefined
    acertaHistorico(record, before, ctx.context.hoje, aguarda)
    const { faixaSalarial } = record
    record.salario = await salarioDeHoje(ctx, record)
    record.cargo =
      faixaSalarial &&
      (await lookUpOnce(ctx, `cargo-salario/faixa-salarial ${faixaSalarial.id}`, () =>
        cargoDaFaixa(ctx, faixaSalarial.id),
      ))
  },

  afterSave: acompanhaTalento,

  beforeDelete: encerraTalento,

  selects: {
    empresa: empresaDoTalento,
    geracao: geracaoDoTalento,
    gestor: gestorDoTalento,
    pontosOcorrencias: pontosDoTalento,
  },

  compute: preencheCargosDoDia,

  turnOfDay: acertaSalarios,

  /** A copy is another person, at the beginning of a history of his own. */
  clone(_ctx, copy) {
    delete copy.cpf
    delete copy.matricula
    delete copy.foto
    delete copy.documentos
    delete copy.historicos
    delete copy.usuario
    delete copy.dataDesligamento
    delete copy.motivoDesligamento
    copy.situacao = 'A'
  },
})
