import {
  ALVOS,
  hooksDeValor,
  marcaRepetidas,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('cargo-salario/reajuste-indice', {
  ...hooksDeValor('I'),
  compute: (ctx, records) => marcaRepetidas(ctx, ALVOS.I, records),
})
