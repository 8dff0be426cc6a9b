export const product = 'Prumo RH'

/** `one` for 1, else `many` with the number in the place of its `%`. */
export const pluralText = (n: number, one: string, many: string) =>
  n === 1 ? one : many.replace('%', n.toLocaleString('pt-BR'))
