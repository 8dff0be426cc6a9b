import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'

/** A change of a request as a phrase, which starts the message (boxes show only its beginning), with the reason given. */
export interface Mudanca {
  frase: string
  motivo?: string
}

/** A new status. */
export const frasesDoStatus: Record<SolicitacaoPessoal['status'], string> = {
  A: 'Aprovada',
  R: 'Reprovada',
  I: 'Devolvida para análise',
}

/** Phrases of the other events. */
export const frases = {
  SUSPENSAO: 'Suspensa',
  LIBERACAO: 'Liberada',
  ENCERRAMENTO: 'Encerrada',
  REABERTURA: 'Reaberta',
  CANCELAMENTO: 'Cancelada',
} as const

export function textoDaMudanca(descricao: string, { frase, motivo }: Mudanca, nome: string): string {
  const texto = `${frase} por ${nome}: solicitação de pessoal "${descricao}".`
  return motivo ? `${texto}\nObservação: ${motivo}` : texto
}

export function textoDaCriacao(descricao: string, quantidade: number, nome: string): string {
  const vagas = quantidade === 1 ? '1 vaga' : `${quantidade} vagas`
  return `Aguarda aprovação: solicitação de pessoal "${descricao}", com ${vagas}, aberta por ${nome}.`
}

/** Path of a request's page. */
export const linkDa = (id: number): string => `/captacao/solicitacoes-pessoal/${id}/ficha`
