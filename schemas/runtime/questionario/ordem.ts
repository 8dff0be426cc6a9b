import type { Pergunta } from './pergunta.ts'

/** Numbers the questions 1, 2, … in their order, or shuffled by a seed (deterministic). A conditional question stays directly behind the one it depends on. */
export function emOrdem<Uma extends Pergunta>(perguntas: readonly Uma[], semente?: string): Uma[] {
  const naOrdem = perguntas.toSorted((a, b) => a.ordem - b.ordem)
  const ids = new Set(naOrdem.map(({ id }) => id))
  // a question whose condition refers to a missing question is shuffled like the others; it is never visible
  const livres = naOrdem.filter(({ condicao }) => condicao === undefined || !ids.has(condicao.pergunta))
  const asked = semente === undefined ? naOrdem : comSeguintes(sorteiaOrdem(livres, semente), naOrdem)
  return asked.map((pergunta, i) => ({ ...pergunta, ordem: i + 1 }))
}

/** Inserts behind each question those that depend on it, recursively. */
function comSeguintes<Uma extends Pergunta>(inicio: Uma[], todas: Uma[]): Uma[] {
  return inicio.flatMap((pergunta) => [
    pergunta,
    ...comSeguintes(
      todas.filter(({ condicao }) => condicao?.pergunta === pergunta.id),
      todas,
    ),
  ])
}

/** Deterministic Fisher-Yates shuffle by a seed. */
export function sorteiaOrdem<T>(list: readonly T[], semente: string): T[] {
  const next = sorteioDe(semente)
  const shuffled = [...list]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const [a, b] = [shuffled[i] as T, shuffled[j] as T]
    shuffled[i] = b
    shuffled[j] = a
  }
  return shuffled
}

/** Pseudo-random numbers in [0, 1) from a seed: FNV-1a hash, then a 32-bit mixer. Not cryptographically secure; only varies an order. */
function sorteioDe(semente: string): () => number {
  let state = 0x811c9dc5
  for (const letter of semente) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}
