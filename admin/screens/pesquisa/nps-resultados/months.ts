const long = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' })

const first = (mes: string) => new Date(`${mes}-01T00:00:00Z`)

/** '2026-10' → 'outubro de 2026' */
export const monthText = (mes: string): string => long.format(first(mes))

/** '2026-10' → 'out/26' */
export const shortMonth = (mes: string): string => short.format(first(mes)).replace('. de ', '/')
