import { pluralText } from '#admin/i18n/words.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats a duration in its largest unit. */
function lasted(ms: number): string {
  if (ms < MINUTE) return 'menos de 1 minuto'
  if (ms < HOUR) return pluralText(Math.floor(ms / MINUTE), '1 minuto', '% minutos')
  if (ms < DAY) return pluralText(Math.floor(ms / HOUR), '1 hora', '% horas')
  return pluralText(Math.floor(ms / DAY), '1 dia', '% dias')
}

/** Texts of workflow progress and state counts. */
export const workflowTexts = {
  progress: 'Andamento do registro',
  since: (instant: string, who?: string) => `desde ${displayInstant(instant)}${who ? `, por ${who}` : ''}`,
  now: 'agora',
  lasted,
  times: (n: number) => pluralText(n, '1 vez', '% vezes'),
  notYet: 'ainda não',
  stages: 'Etapas da aprovação',
  stageOf: {
    aguarda: 'aguarda decisão',
    depois: 'depois desta',
    aprovada: 'aprovada',
    reprovada: 'reprovada',
    cancelada: 'interrompida',
  },
  until: (day: string) => `até ${displayDay(day)}`,
  decided: { aprovou: 'aprovou', reprovou: 'reprovou', passou: 'sem quem decida' },
  decision: (nome: string, what: string, em: string) => `${nome} ${what} em ${displayInstant(em)}`,
  states: (title: string) => `Registros por ${title.toLowerCase()}`,
  all: 'Todos',
  count: (n: number) => (n > 10_000 ? 'mais de 10.000' : n.toLocaleString('pt-BR')),
} as const
