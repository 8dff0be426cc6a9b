import type { AnonymousComment } from '#schemas/runtime/answers/surveys/comments.ts'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { resultadosTexts as t } from './texts.ts'

/** What several judgements of one kind came to; `papeis` are the letters of the roles that count as one. */
export interface Linha {
  parte: 'desempenho' | 'potencial'
  papeis: string
  respostas: number
  media: number
  peso: number
}

export interface Resultado {
  avaliacaoDesempenhoId: number
  titulo: string
  desempenho: number | null
  potencial: number | null
  metas: number | null
  resultado: number | null
  papeis: Linha[]
  anonima: boolean
  /** of one's own result: what was released of what was written without a name */
  comentarios?: AnonymousComment[]
}

export interface ResultadoDeAlguem extends Resultado {
  avaliado: { id: number; nome: string }
  cargo: string | null
  area: string | null
}

/** 76,25% */
export const percentText = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`

/** 'Pares e Liderados', where they count as one. */
export const rolesOf = (papeis: string): string =>
  new Intl.ListFormat('pt-BR').format([...papeis].map((papel) => t.roles[papel as Papel]))
