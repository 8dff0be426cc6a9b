import type { Candidatura } from '#schemas/runtime/answers/recruitment/portal.ts'

/** States of a selection, worded for the candidate. */
export const situacoes: Record<Candidatura['situacao'], string> = {
  E: 'Em andamento',
  C: 'Contratado',
  R: 'Encerrado para você',
  D: 'Você desistiu',
}

/** Events of a selection; the name of the step is appended. */
export const passos: Record<Candidatura['passos'][number]['tipo'], string> = {
  INCLUSAO: 'Você entrou na seleção',
  ETAPA: 'Você passou para a etapa',
  RETOMADA: 'Você voltou à seleção',
  CONTRATACAO: 'A empresa contratou você',
  RECUSA: 'A seleção terminou para você',
  DESISTENCIA: 'Você desistiu',
}

/** How long ago: 'hoje', 'há 1 dia', 'há 12 dias' */
export function haQuantoTempo(instant: string): string {
  const dias = Math.floor((Date.now() - Date.parse(instant)) / 86_400_000)
  if (dias <= 0) return 'hoje'
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`
}

/** 'O documento foi anexado.', 'Os 3 documentos foram anexados.' */
export const documentosAnexados = (quantos: number): string =>
  quantos === 1 ? 'O documento foi anexado.' : `Os ${quantos} documentos foram anexados.`
