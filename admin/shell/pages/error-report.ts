import { ApiError } from '#admin/providers/api-error.ts'

/** What support needs to know about a failure: when, where, what. Holds no data of a record. */
export function errorReport(error: unknown, stack?: string): string {
  const lines = [
    `Data: ${new Date().toLocaleString('pt-BR')}`,
    `Página: ${window.location.pathname}`,
    `Navegador: ${navigator.userAgent}`,
  ]
  if (error instanceof ApiError) lines.push(`Resposta: ${error.status}`, `Mensagem: ${error.message}`)
  else if (error instanceof Error) lines.push(`Erro: ${error.name}: ${error.message}`, error.stack ?? '')
  if (stack) lines.push(`Componentes:${stack}`)
  return lines.filter(Boolean).join('\n')
}
