import { ApiError } from '#admin/providers/api-error.ts'

/** What is known of a failure: for the page, and for the provider. Holds no data of a record. */
export interface Failure {
  /** the page that failed, without what was searched for */
  tela: string
  /** the same, to go back to */
  from: string
  data: string
  mensagem: string
  /** the server's number of the request */
  codigo?: string
  navegador: string
  detalhes: string
}

const key = 'prumo.falha'
const longest = 8000

/** @param stack React's component stack, when a component failed */
export function describeFailure(error: unknown, stack?: string): Failure {
  const { pathname, search } = window.location
  const known = error instanceof ApiError
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'Erro'
  const trace = known || !(error instanceof Error) ? '' : (error.stack ?? '')
  return {
    tela: pathname,
    from: pathname + search,
    data: new Date().toLocaleString('pt-BR'),
    mensagem: (known ? `${error.status} ${error.message}` : what).slice(0, 1000),
    ...(known && typeof error.body.id === 'string' ? { codigo: error.body.id } : {}),
    navegador: navigator.userAgent.slice(0, 300),
    detalhes: [trace, stack ? `Componentes:${stack}` : ''].filter(Boolean).join('\n').slice(0, longest),
  }
}

/** Kept while the browser's tab lives, so that /500 can tell of it, also after a reload. */
export function keepFailure(failure: Failure): void {
  sessionStorage.setItem(key, JSON.stringify(failure))
}

export function keptFailure(): Failure | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** As people read it, to be copied. */
export function failureText({ data, tela, mensagem, codigo, navegador, detalhes }: Failure): string {
  const lines = [
    `Data: ${data}`,
    `Página: ${tela}`,
    `Mensagem: ${mensagem}`,
    codigo && `Código: ${codigo}`,
    `Navegador: ${navegador}`,
    detalhes,
  ]
  return lines.filter(Boolean).join('\n')
}
