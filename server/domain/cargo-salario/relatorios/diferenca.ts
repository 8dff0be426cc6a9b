import type { NivelDoTalento } from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'

/** Weight of the reached level minus that of the required one; a missing level weighs 0. Undefined without a requirement. */
export const diferencaDe = ({ exigido, obtido }: NivelDoTalento): number | undefined =>
  exigido && (obtido?.ordem ?? 0) - exigido.ordem

/** '+1', '0', '−2' */
export const sinal = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : String(number)
