import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import type {
  AberturaDaEntrevista,
  InterviewModel,
  Leaving,
  Por,
} from '#schemas/runtime/answers/evaluation/exit-interview.ts'

/** While the talent answers, the server omits questions and answers. */
export type Interview = Omit<Avaliacao, 'perguntas' | 'respostas'> & Partial<Pick<Avaliacao, 'perguntas' | 'respostas'>>

export interface InterviewPage {
  talento: Leaving
  modelos: InterviewModel[]
  entrevista?: Interview
  modeloId?: number
}

export const addressOf = (id: number | string) => `/gestao-talentos/talentos/${id}/entrevista-desligamento`

export const hasLeft = ({ situacao }: { situacao?: string }): boolean => situacao === 'D' || situacao === 'U'

/** Whether the session may read interviews, and conduct them. */
export function useInterviewRights() {
  const { authorities } = useSession().info
  return {
    reads: authorities.includes('ROLE_ENTREVISTA_DESLIGAMENTO_VER'),
    holds: authorities.includes('ROLE_ENTREVISTA_DESLIGAMENTO_ALTERAR'),
  }
}

/** Reads the interview of a talent; returns its mutations. */
export function useInterview(id: number | string, enabled = true) {
  const client = useQueryClient()
  const queryKey = ['entrevista-desligamento', String(id)]
  const url = `/api${addressOf(id)}`
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<InterviewPage>(url, { signal }),
    // a refetch would replace what is being typed
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    enabled,
  })
  const set = (next: InterviewPage) => client.setQueryData(queryKey, next)
  return {
    ...{ data: query.data, error: query.error, refetch: query.refetch },
    /** opens it, or changes who answers it */
    begin: async (por: Por, modeloId?: number): Promise<void> => {
      const body: AberturaDaEntrevista = { por, ...(modeloId !== undefined && { modeloId }) }
      set(await sendJson<InterviewPage>('POST', url, body))
    },
  }
}

export type InterviewCalls = ReturnType<typeof useInterview>
