import type { NivelDoTalento } from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'

/** How far what somebody has is from what his band requires, in weights of levels; nothing where it requires nothing. Who has none has nothing of it. */
export const diferencaDe = ({ exigido, obtido }: NivelDoTalento): number | undefined =>
  exigido && (obtido?.ordem ?? 0) - exigido.ordem

/** '+1', '0', '−2' */
export const sinal = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : String(number)
