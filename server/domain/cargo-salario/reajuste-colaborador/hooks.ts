import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { salarioEm } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import {
  ALVOS,
  exigeCenario,
  exigeDoTalento,
  exigeElaboracao,
  exigeSalario,
  ficaIgual,
  marcaRepetidas,
  recusaJaProposta,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { preencheLugares } from './faixa.ts'
import { ATUAIS, atualDe, SEM_SITUACAO, situacoesNoDia } from './situacao.ts'

type Proposta = ReajusteColaborador

/** Fills a proposal with the talent's situation on the plan's day; fields not proposed keep it — spec 2 §5 Realignment row. */
export default defineHooks('cargo-salario/reajuste-colaborador', {
  async validate(ctx, record, before) {
    if (before && ficaIgual(ctx, record, before)) return []
    // proposals made by a plan's own action (promotion, transfer) do not require the authority on salaries
    if (ctx.causedBy !== 'cargo-salario/tabela-reajuste-colaborador') exigeSalario(ctx)
    const tabela = await exigeElaboracao(ctx, record.tabelaReajusteColaborador.id, 'C', 'tabelaReajusteColaborador')
    if (before && before.tabelaReajusteColaborador.id !== tabela.id)
      await exigeElaboracao(ctx, before.tabelaReajusteColaborador.id, 'C', 'tabelaReajusteColaborador')
    await exigeCenario(ctx, tabela.id, record.cenario?.id)
    const talento = record.colaborador.id
    exigeDoTalento(tabela, talento, 'colaborador')
    const situacao = (await situacoesNoDia(ctx, [talento], tabela.data)).get(talento)
    if (!situacao) return [fieldError('colaborador', SEM_SITUACAO)]
    if (situacao.data_admissao > tabela.data)
      return [fieldError('colaborador', 'O talento ainda não tinha sido admitido na data do planejamento')]
    for (const field of ATUAIS) delete record[field]
    Object.assign(record, dropUndefined(atualDe(situacao)))
    await recusaJaProposta(ctx, ALVOS.C, record)
    return [...(await calculaProposto(ctx, record, tabela.data)), ...recusaReducao(record)]
  },

  async compute(ctx, records) {
    await marcaRepetidas(ctx, ALVOS.C, records)
    await preencheLugares(ctx, records)
  },

  async beforeDelete(ctx, record) {
    await exigeElaboracao(ctx, record.tabelaReajusteColaborador.id, 'C', 'tabelaReajusteColaborador')
  },

  /** A clone needs another talent of its own. */
  clone(_ctx, copy) {
    delete copy.colaborador
  },
})

/** Computes the proposed amount from band or index on the plan's day; a fixed amount stays as given. */
async function calculaProposto(ctx: Ctx, record: Proposta, dia: string): Promise<FieldError[]> {
  const { tipoSalarioProposto: tipo, indiceProposto, quantidadeIndiceProposto } = record
  const faixa = record.faixaSalarialProposto ?? record.faixaSalarialAtual
  if (tipo !== 2) {
    delete record.indiceProposto
    delete record.quantidadeIndiceProposto
  }
  if (tipo === undefined || tipo === 3) return []
  const salario = await salarioEm(
    ctx,
    { tipo, faixa: faixa?.id, indice: indiceProposto?.id, quantidade: quantidadeIndiceProposto },
    dia,
  )
  if (salario === undefined)
    return [
      tipo === 1
        ? fieldError('faixaSalarialProposto', 'A faixa salarial não tem valor na data do planejamento')
        : fieldError('indiceProposto', 'O índice não tem valor na data do planejamento'),
    ]
  record.salarioProposto = salario
  return []
}

/** Requires a note for a lower amount. The definition checks typed amounts of read records; amounts of new proposals, bands and indices are known only here. */
function recusaReducao({ salarioProposto, salarioAtual = 0, observacao }: Proposta): FieldError[] {
  return salarioProposto === undefined || salarioProposto >= salarioAtual || observacao
    ? []
    : [fieldError('observacao', 'Observação é obrigatória')]
}
