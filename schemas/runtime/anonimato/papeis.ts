/** Number of answers of one role, or of several merged roles. */
export interface GrupoDePapeis {
  papeis: string[]
  respostas: number
}

/**
 * Merges the roles of an anonymous evaluation: a role with fewer answers than `minimo` is merged with the next smallest
 * until each group has enough. Equal counts keep the order of the list.
 * @returns the groups, and the roles whose answers are destroyed because even all together they are too few
 */
export function agrupaPapeis(
  papeis: readonly { papel: string; respostas: number }[],
  minimo: number,
): { grupos: GrupoDePapeis[]; destruidos: string[] } {
  const respondidos = papeis.filter(({ respostas }) => respostas > 0)
  const ordem = respondidos.map(({ papel }) => papel)
  let grupos: GrupoDePapeis[] = respondidos.map(({ papel, respostas }) => ({ papeis: [papel], respostas }))
  for (;;) {
    const [menor, vizinho, ...resto] = grupos.toSorted((a, b) => a.respostas - b.respostas)
    if (!menor || menor.respostas >= minimo) break
    if (!vizinho) return { grupos: [], destruidos: menor.papeis }
    grupos = [
      {
        papeis: [...menor.papeis, ...vizinho.papeis].sort((a, b) => ordem.indexOf(a) - ordem.indexOf(b)),
        respostas: menor.respostas + vizinho.respostas,
      },
      ...resto,
    ]
  }
  return {
    grupos: grupos.toSorted((a, b) => ordem.indexOf(a.papeis[0] ?? '') - ordem.indexOf(b.papeis[0] ?? '')),
    destruidos: [],
  }
}

/** Stored name of merged roles, and the value of `papel` in cuts. */
export const nomeDoGrupo = (papeis: readonly string[]): string => papeis.join('+')

/** Weight of a group of roles: merged roles weigh 1 together. */
export const pesoDoGrupo = (papeis: readonly string[], peso: (papel: string) => number): number => {
  const [papel, ...outros] = papeis
  return papel === undefined || outros.length > 0 ? 1 : peso(papel)
}

/** Weighted mean of the means of the roles that answered; undefined when none has a weight. */
export function mediaDosPapeis(papeis: readonly { peso: number; valores: readonly number[] }[]): number | undefined {
  const contam = papeis.filter(({ peso, valores }) => peso > 0 && valores.length > 0)
  const pesos = contam.reduce((soma, { peso }) => soma + peso, 0)
  if (pesos === 0) return undefined
  return contam.reduce((soma, { peso, valores }) => soma + peso * media(valores), 0) / pesos
}

const media = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0) / valores.length
