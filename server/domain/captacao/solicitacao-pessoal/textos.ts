import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'

/** What happened to a request, and the reason given for it. */
export interface Mudanca {
  frase: string
  motivo?: string
}

/** A new status, in the middle of the sentence. */
export const frasesDoStatus: Record<SolicitacaoPessoal['status'], string> = {
  A: 'foi aprovada',
  R: 'foi reprovada',
  I: 'voltou para análise',
}

/** The other steps. */
export const frases = {
  SUSPENSAO: 'foi suspensa',
  LIBERACAO: 'foi liberada',
  ENCERRAMENTO: 'foi encerrada',
  REABERTURA: 'foi reaberta',
  CANCELAMENTO: 'foi cancelada',
} as const

export function textoDaMudanca(descricao: string, { frase, motivo }: Mudanca, nome: string): string {
  const texto = `A solicitação de pessoal "${descricao}" ${frase} por ${nome}.`
  return motivo ? `${texto}\nObservação: ${motivo}` : texto
}

export function textoDaCriacao(descricao: string, quantidade: number, nome: string): string {
  const vagas = quantidade === 1 ? '1 vaga' : `${quantidade} vagas`
  return `${nome} abriu a solicitação de pessoal "${descricao}", com ${vagas}. Ela aguarda aprovação.`
}

/** The page of a request. */
export const linkDa = (id: number): string => `/captacao/solicitacoes-pessoal/${id}`
