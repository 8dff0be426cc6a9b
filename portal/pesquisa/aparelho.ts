const RESPONDIDA = 'prumo:pesquisa-respondida:'
const FORMULARIO = 'prumo:pesquisa-formulario:'

/** What this device remembers of a survey: that it was answered here, until the survey is over, and the form that is being filled in. The server is told nothing of the first. */
export interface Aparelho {
  respondeu(): boolean
  formulario(): string | undefined
  comeca(formulario: string): void
  /** @param ate last day of the survey: then it is forgotten */
  responde(ate: string): void
}

/** A browser that keeps nothing remembers nothing. */
export function aparelhoDe(codigo: string): Aparelho {
  const le = (name: string) => tenta(() => localStorage.getItem(name) ?? undefined)
  esqueceVelhas()
  return {
    respondeu: () => le(RESPONDIDA + codigo) !== undefined,
    formulario: () => le(FORMULARIO + codigo),
    comeca: (formulario) => tenta(() => localStorage.setItem(FORMULARIO + codigo, formulario)),
    responde(ate) {
      tenta(() => localStorage.removeItem(FORMULARIO + codigo))
      tenta(() => localStorage.setItem(RESPONDIDA + codigo, ate))
    },
  }
}

function tenta<T>(what: () => T): T | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}

/** Marks of surveys that are over for a month. */
function esqueceVelhas(): void {
  const limite = new Date(Date.now() - 31 * 86_400_000).toISOString()
  tenta(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(RESPONDIDA) && (localStorage.getItem(name) ?? '') < limite) localStorage.removeItem(name)
  })
}
