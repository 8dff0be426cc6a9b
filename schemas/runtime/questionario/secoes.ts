import type { Pergunta } from './pergunta.ts'
import { SEM_ASPECTO } from './resultado.ts'

const aspectoDe = ({ aspecto = SEM_ASPECTO }: Pergunta): string => aspecto

/**
 * Sorts questions by aspect, in order of first appearance, numbered 1, 2, …; a conditional question never precedes the
 * one it depends on: it follows directly behind it if its own place would be earlier.
 */
export function porAspecto<Uma extends Pergunta>(perguntas: readonly Uma[]): Uma[] {
  const aspectos = [...new Set(perguntas.map(aspectoDe))]
  const agrupadas = aspectos.flatMap((aspecto) => perguntas.filter((one) => aspectoDe(one) === aspecto))
  const ids = new Set(perguntas.map(({ id }) => id))
  const postas: Uma[] = []
  const espera = new Map<number, Uma[]>()
  const poe = (pergunta: Uma): void => {
    postas.push(pergunta)
    for (const seguinte of espera.get(pergunta.id) ?? []) poe(seguinte)
    espera.delete(pergunta.id)
  }
  for (const pergunta of agrupadas) {
    const origem = pergunta.condicao?.pergunta
    if (origem === undefined || !ids.has(origem) || postas.some(({ id }) => id === origem)) poe(pergunta)
    else espera.set(origem, [...(espera.get(origem) ?? []), pergunta])
  }
  return postas.map((pergunta, i) => ({ ...pergunta, ordem: i + 1 }))
}

/** Consecutive questions of one aspect. */
export interface Secao<Item> {
  /** absent: none of the questions has an aspect */
  titulo?: string
  itens: Item[]
}

/** Splits items into consecutive sections by aspect; keeps their order. */
export function secoesDe<Item>(itens: readonly Item[], perguntaDe: (item: Item) => Pergunta): Secao<Item>[] {
  if (itens.every((item) => perguntaDe(item).aspecto === undefined))
    return itens.length > 0 ? [{ itens: [...itens] }] : []
  const secoes: Secao<Item>[] = []
  for (const item of itens) {
    const titulo = aspectoDe(perguntaDe(item))
    const last = secoes.at(-1)
    if (last?.titulo === titulo) last.itens.push(item)
    else secoes.push({ titulo, itens: [item] })
  }
  return secoes
}
