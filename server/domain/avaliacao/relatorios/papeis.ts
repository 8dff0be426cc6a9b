import type { Papel } from '#schemas/runtime/domain/desempenho.ts'

/** Who evaluates somebody, in words (spec 2 §3). */
export const PAPEL: Record<Papel, string> = { R: 'Avaliador', U: 'Autoavaliação', L: 'Gestor', A: 'Liderado', P: 'Par' }

const juntos = new Intl.ListFormat('pt-BR')

/** One role, or several that count as one: 'AP' is 'Liderado e Par'. */
export const papelEmPalavras = (papeis: string): string =>
  juntos.format([...papeis].map((papel) => PAPEL[papel as Papel]))
