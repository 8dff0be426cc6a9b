import { ApiError } from '#admin/providers/api-error.ts'

/** Description of a failure for the error page and the provider. Contains no record data. */
export interface Failure {
  /** path of the page that failed, without its search string */
  tela: string
  /** path with search string, to go back to */
  from: string
  data: string
  mensagem: string
  /** request id from the server */
  codigo?: string
  navegador: string
  detalhes: string
}

const key = 'prumo.falha'
const longest = 8000

/** @param stack React's component stack of a rendering error */
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

/** Stores the failure in sessionStorage, for /500, also after a reload. */
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

/** Formats the failure as text, to be copied. */
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
