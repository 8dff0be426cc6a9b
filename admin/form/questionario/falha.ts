/** Classified failure of a call. */
export interface Falha {
  /** network error or 502/503/504; session expired; version conflict; answering is closed; validation error; anything else */
  tipo: 'rede' | 'sessao' | 'versao' | 'fechada' | 'recusa' | 'outra'
  mensagem: string
  /** messages per question, by question number */
  porOrdem: ReadonlyMap<number, string>
}

interface Corpo {
  errors?: { code?: string; field?: string; message?: string }[]
}

/** Statuses of a temporarily unavailable server; 0 is a network error. */
const PASSAGEIROS = [0, 502, 503, 504]

/** Classifies the error of a failed call of the admin (`body`) or of the portal (`answer`). */
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
