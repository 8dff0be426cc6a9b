/** spec 1 §9: names in the header are cut at 20 characters. */
const nameLimit = 20

export const cutName = (name: string): string =>
  name.length > nameLimit ? `${name.slice(0, nameLimit).trimEnd()}…` : name

/** 'Maria da Conceição Silva' → 'MS'; words that do not begin with a letter are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase()
}

/** 'Maria da Conceição' → 'Maria' */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
