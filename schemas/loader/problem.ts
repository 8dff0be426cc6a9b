/** One mistake in a definition, located and worded for its author. */
export interface Problem {
  /** file below schemas/, e.g. 'captacao/etapa-seletiva.json' */
  file: string
  /** JSON path from the file's root, e.g. ['properties', 'nome', 'type'] */
  path: (string | number)[]
  message: string
  /** 'você quis dizer "nome"?' */
  hint?: string
}

/** Thrown by `loadModel` when any definition is invalid: the server does not start. */
export class DefinitionError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'DefinitionError'
  }
}

/** 'captacao/x.json properties.nome: message (hint)' */
export function formatProblem({ file, path, message, hint }: Problem): string {
  return `schemas/${file} ${path.join('.')}: ${message}${hint ? ` (${hint})` : ''}`
}
