import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { resultadosTexts as t } from './texts.ts'

/** 76,25% */
export const percentText = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`

/** 'Pares e Liderados', for roles counted as one. */
export const rolesOf = (papeis: string): string =>
  new Intl.ListFormat('pt-BR').format([...papeis].map((papel) => t.roles[papel as Papel]))
