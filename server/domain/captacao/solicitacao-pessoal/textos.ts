import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'

/** What happened to a request, in words that begin the message (a box shows its beginning only), and the reason given for it. */
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

/** The other steps. */
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

/** The page of a request. */
export const linkDa = (id: number): string => `/captacao/solicitacoes-pessoal/${id}/ficha`
