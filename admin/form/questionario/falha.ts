/** Why a call did not do what it was to. */
export interface Falha {
  /** no line; the session is over; another version is stored; nobody answers any more; what was sent is wrong; anything else */
  tipo: 'rede' | 'sessao' | 'versao' | 'fechada' | 'recusa' | 'outra'
  mensagem: string
  /** of answers, by the number of the question */
  porOrdem: ReadonlyMap<number, string>
}

interface Corpo {
  errors?: { code?: string; field?: string; message?: string }[]
}

/** Statuses of a server that is not there for the moment, and of no answer at all. */
const PASSAGEIROS = [0, 502, 503, 504]

/** What a failed call of the admin (`body`) or of the portal (`answer`) says. */
export function falhaDe(erro: unknown): Falha {
  const {
    status = -1,
    message = '',
    body,
    answer,
  } = erro as {
    status?: number
    message?: string
    body?: Corpo
    answer?: Corpo
  }
  const errors = (body ?? answer)?.errors ?? []
  const porOrdem = new Map(
    errors.flatMap(({ field, message: texto }) => {
      const place = /^respostas\[(\d+)\]/.exec(field ?? '')?.[1]
      return place !== undefined && texto ? [[Number(place) + 1, texto] as const] : []
    }),
  )
  return { tipo: tipoDe(status, errors[0]?.code), mensagem: message, porOrdem }
}

function tipoDe(status: number, code: string | undefined): Falha['tipo'] {
  if (PASSAGEIROS.includes(status)) return 'rede'
  if (status === 401) return 'sessao'
  if (status === 400) return 'recusa'
  if (status === 409) return code === 'VERSAO_DESATUALIZADA' ? 'versao' : 'fechada'
  return 'outra'
}
