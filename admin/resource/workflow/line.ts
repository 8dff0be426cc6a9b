import type { Progress } from '#schemas/runtime/answers/workflow.ts'
import type { Tone } from '#schemas/runtime/model.ts'

/** One state on the line of steps. */
export interface Stop {
  nome: string
  titulo: string
  tom: Tone
  /** the record is there */
  here: boolean
  /** how often it was, or is, there */
  visits: number
  /** milliseconds spent there in all; undefined where the trail does not say */
  spent?: number
  /** when it last came there */
  since?: string
  /** who brought it there */
  by?: string
  /** it may have been there: its trail began later */
  untold?: true
}

/** The states of a workflow in their order, with what a record spent in each; those off the way only once it was there. */
export function lineOf({ estado, estados, passagens }: Progress, now: number): Stop[] {
  const at = estados.findIndex(({ nome }) => nome === estado)
  const beganLater = passagens[0] !== undefined && passagens[0].desde === undefined
  return estados.flatMap(({ nome, titulo, tom, aparte }, i): Stop[] => {
    const own = passagens.filter((span) => span.estado === nome)
    if (aparte && own.length === 0) return []
    const last = own.at(-1)
    const known = own.filter((span) => span.desde !== undefined)
    const spent = known.reduce((sum, { desde = '', ate }) => sum + (ate ? Date.parse(ate) : now) - Date.parse(desde), 0)
    return [
      {
        nome,
        titulo,
        tom,
        here: nome === estado,
        visits: own.length,
        ...(known.length > 0 ? { spent } : {}),
        ...(last?.desde ? { since: last.desde } : {}),
        ...(last?.por ? { by: last.por } : {}),
        ...(beganLater && own.length === 0 && i < at ? { untold: true as const } : {}),
      },
    ]
  })
}
