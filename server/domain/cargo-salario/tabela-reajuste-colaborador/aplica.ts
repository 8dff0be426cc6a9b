import { defineAction } from '#server/platform/crud/define.ts'
import { aplicaTalentos } from './aplicacao/talentos.ts'
import { aplicaValores } from './aplicacao/valores.ts'
import { concluiMovimentacao } from './movimentacao/conclusao.ts'
import { exigeSalarioDaTabela, recusaProprio } from './tabela.ts'

/** Writes the proposals of a plan in one transaction. POST /{id}/aplicar-colaboradores, /aplicar-faixas-salariais, /aplicar-indices — spec 2 §7 */
export default defineAction(
  'cargo-salario/tabela-reajuste-colaborador',
  'aplica',
  async (ctx, { record, input, step, save }) => {
    await exigeSalarioDaTabela(ctx, record)
    await recusaProprio(ctx, record.talento)
    // plans of a promotion hold the choice already
    const { corrigePosteriores = (record.talento ? record.corrigePosteriores : record.dissidio) ?? false } = input
    const tabela = { ...record, corrigePosteriores }
    if (record.tipoReajuste === 'C') await aplicaTalentos(ctx, tabela)
    else await aplicaValores(ctx, tabela, record.tipoReajuste)
    await save({ ...step, corrigePosteriores })
    await concluiMovimentacao(ctx, record)
  },
)
