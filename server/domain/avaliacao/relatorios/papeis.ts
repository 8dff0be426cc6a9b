import type { Papel } from '#schemas/runtime/domain/desempenho.ts'

/** Names of the evaluators' roles (spec 2 §3). */
export const PAPEL: Record<Papel, string> = { R: 'Avaliador', U: 'Autoavaliação', L: 'Gestor', A: 'Liderado', P: 'Par' }

const juntos = new Intl.ListFormat('pt-BR')

/** Names of one role or of joined roles: 'AP' is 'Liderado e Par'. */
export const papelEmPalavras = (papeis: string): string =>
  juntos.format([...papeis].map((papel) => PAPEL[papel as Papel]))
