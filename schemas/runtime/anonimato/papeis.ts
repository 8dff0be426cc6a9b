/** The answers of one role, or of several joined. */
export interface GrupoDePapeis {
  papeis: string[]
  respostas: number
}

/**
 * Joins the roles of an anonymous evaluation whose authors must not be known: a role with fewer answers than the minimum joins the smallest other one until
 * each group has enough. Of roles alike in number the first of the list goes first.
 * @returns the groups, and the roles whose answers are destroyed because even together they are too few
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

/** How joined roles are stored and cut by. */
export const nomeDoGrupo = (papeis: readonly string[]): string => papeis.join('+')

/** What a group of roles counts for: joined roles are one role of weight 1. */
export const pesoDoGrupo = (papeis: readonly string[], peso: (papel: string) => number): number => {
  const [papel, ...outros] = papeis
  return papel === undefined || outros.length > 0 ? 1 : peso(papel)
}

/** Mean of the means of roles by their weights, of those that answered; undefined where nothing counts. */
export function mediaDosPapeis(papeis: readonly { peso: number; valores: readonly number[] }[]): number | undefined {
  const contam = papeis.filter(({ peso, valores }) => peso > 0 && valores.length > 0)
  const pesos = contam.reduce((soma, { peso }) => soma + peso, 0)
  if (pesos === 0) return undefined
  return contam.reduce((soma, { peso, valores }) => soma + peso * media(valores), 0) / pesos
}

const media = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0) / valores.length
