import {
  ALVOS,
  hooksDeValor,
  marcaRepetidas,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('cargo-salario/reajuste-faixa-salarial', {
  ...hooksDeValor('F'),
  compute: (ctx, records) => marcaRepetidas(ctx, ALVOS.F, records),
})
