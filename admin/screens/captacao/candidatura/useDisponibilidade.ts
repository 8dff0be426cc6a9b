import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Disponibilidade } from '#schemas/runtime/answers/recruitment/interviews.ts'

interface Pedido {
  candidaturaId: number
  pessoas: number[]
  dia: string
  duracao: number
}

/** Reads the times when candidate and interviewers are free, and who will be invited. */
export function useDisponibilidade({ candidaturaId, pessoas, dia, duracao }: Pedido) {
  const query = new URLSearchParams({
    candidaturaId: String(candidaturaId),
    entrevistadoresIds: pessoas.join(','),
    duracao: String(duracao),
    ...(dia ? { dia } : {}),
  })
  return useQuery({
    queryKey: ['entrevistas', 'disponibilidade', candidaturaId, pessoas, dia, duracao],
    queryFn: ({ signal }) =>
      getJson<Disponibilidade>(`/api/captacao/entrevistas/disponibilidade?${query}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

const nomeDe = ({ nome, email }: { nome: string; email: string | null }) => (email ? `${nome} (${email})` : nome)

/** Splits the invited into those the e-mail reaches (name and address), those without an address, and a candidate for whom no template exists. */
export function convidadosDe({ candidato, equipe }: Disponibilidade['convidados']) {
  const todos = [...(candidato.avisado || candidato.email === null ? [candidato] : []), ...equipe]
  return {
    recebem: todos.filter(({ email }) => email !== null).map(nomeDe),
    semEmail: todos.filter(({ email }) => email === null).map(({ nome }) => nome),
    semModelo: candidato.email !== null && !candidato.avisado,
  }
}
