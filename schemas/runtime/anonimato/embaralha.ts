/** Uniformly distributed integer below a limit (at most 2³²), from crypto.getRandomValues. */
export function sorteiaNumero(limite: number): number {
  const [valor] = crypto.getRandomValues(new Uint32Array(1))
  // rejects values of the last, incomplete multiple of the limit: they would bias towards small numbers
  const justo = 2 ** 32 - (2 ** 32 % limite)
  return valor !== undefined && valor < justo ? valor % limite : sorteiaNumero(limite)
}

/** A shuffled copy (Fisher-Yates). */
export function embaralhaLista<T>(lista: readonly T[], sorteio: (limite: number) => number = sorteiaNumero): T[] {
  const nova = [...lista]
  for (let i = nova.length - 1; i > 0; i--) {
    const j = sorteio(i + 1)
    const troca = nova.slice(i, i + 1)
    nova.splice(i, 1, ...nova.slice(j, j + 1))
    nova.splice(j, 1, ...troca)
  }
  return nova
}
