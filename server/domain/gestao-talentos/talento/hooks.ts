import { acompanhaEntrevista } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { pontosDoTalento } from '#server/domain/gestao-talentos/colaborador-ocorrencia/queries.ts'
import { acompanhaRoteiros, apagaPendentes } from '#server/domain/gestao-talentos/tarefa-talento/queries.ts'
import { integrada } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { lookUpOnce } from '#server/platform/crud/look-up-once.ts'
import { empresaDoTalento, geracaoDoTalento, preencheCargosDoDia } from './calculados.ts'
import { recusaContratoSobreposto } from './contratos.ts'
import { pedeSucessores, recusaDesligamento } from './desligamento.ts'
import { marcaSubstituidos, recusaSemValidade } from './documentos.ts'
import { acompanhaTalento, aguardaHistoricos, aguardaSituacao, encerraTalento } from './folha.ts'
import { gestorDoTalento } from './gestor.ts'
import { acertaHistorico } from './historico.ts'
import { cargoDaFaixa } from './queries.ts'
import { acertaSalarios, salarioDeHoje } from './salario.ts'
import { recusaNomeacoes, soltaVinculoAnterior } from './vinculo.ts'

/** Fields of one person and contract. */
const DA_PESSOA = [
  ...(['cpf', 'pis', 'rg', 'rgOrgaoEmissor', 'rgUfId', 'rgDataExpedicao', 'ctps', 'habilitacao'] as const),
  ...(['titEleitNumero', 'titEleitZona', 'titEleitSecao', 'certificadoMilitar', 'mae', 'pai'] as const),
  ...(['dependentes', 'contatosEmergencia', 'foto', 'documentos', 'historicos', 'usuario'] as const),
  ...(['matricula', 'matriculaESocial', 'dataTerminoContrato', 'dataDesligamento', 'motivoDesligamento'] as const),
] as const

export default defineHooks('gestao-talentos/talento', {
  async validate(ctx, record, before) {
    return [
      ...(await recusaNomeacoes(ctx, record, before)),
      ...(await recusaContratoSobreposto(ctx, record, before)),
      ...(await recusaDesligamento(ctx, record, before)),
      ...(await recusaSemValidade(ctx, record)),
    ]
  },

  async beforeSave(ctx, record, before) {
    await soltaVinculoAnterior(ctx, record, before)
    marcaSubstituidos(record)
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

  async afterSave(ctx, record, before) {
    await acompanhaTalento(ctx, record, before)
    await acompanhaRoteiros(ctx, record, before)
    await pedeSucessores(ctx, record, before)
    await acompanhaEntrevista(ctx, record, before)
  },

  async beforeDelete(ctx, record) {
    await encerraTalento(ctx, record)
    await apagaPendentes(ctx, record)
  },

  selects: {
    empresa: empresaDoTalento,
    geracao: geracaoDoTalento,
    gestor: gestorDoTalento,
    pontosOcorrencias: pontosDoTalento,
  },

  compute: preencheCargosDoDia,

  turnOfDay: acertaSalarios,

  /** A clone is another person with an empty history. */
  clone(_ctx, copy) {
    for (const name of DA_PESSOA) delete copy[name]
    copy.situacao = 'A'
  },
})
