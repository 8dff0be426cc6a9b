import { defineHooks } from '#server/crud/define.ts'
import {
  ALVOS,
  hooksDeValor,
  marcaRepetidas,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'

export default defineHooks('cargo-salario/reajuste-faixa-salarial', {
  ...hooksDeValor('F'),
  compute: (ctx, records) => marcaRepetidas(ctx, ALVOS.F, records),
})
