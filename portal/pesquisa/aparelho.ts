const RESPONDIDA = 'prumo:pesquisa-respondida:'
const FORMULARIO = 'prumo:pesquisa-formulario:'

/** What `localStorage` holds of a survey: that it was answered here, until it ends (never sent to the server), and the form being filled in. */
export interface Aparelho {
  respondeu(): boolean
  formulario(): string | undefined
  comeca(formulario: string): void
  /** @param ate last day of the survey: deletes the mark after it */
  responde(ate: string): void
}

/** Without storage every read yields undefined. */
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

/** Deletes marks of surveys that ended more than 31 days ago. */
function esqueceVelhas(): void {
  const limite = new Date(Date.now() - 31 * 86_400_000).toISOString()
  tenta(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(RESPONDIDA) && (localStorage.getItem(name) ?? '') < limite) localStorage.removeItem(name)
  })
}
