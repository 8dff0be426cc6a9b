import type { Progress } from '#schemas/runtime/answers/workflow.ts'
import type { Tone } from '#schemas/runtime/model.ts'

/** One state in the line. */
export interface Stop {
  nome: string
  titulo: string
  tom: Tone
  /** current state */
  here: boolean
  /** number of times the record entered it */
  visits: number
  /** total milliseconds spent there; undefined where the trail does not tell */
  spent?: number
  /** when the record last entered it */
  since?: string
  /** who moved it there last */
  by?: string
  /** the record may have been there before its trail began */
  untold?: true
}

/** States of a workflow in order, with the time a record spent in each; states off the main path (`aparte`) only if the record was there. */
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
