import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

/** The owner of a questionnaire: a survey, or the evaluation of a class. */
export interface Owner {
  id: number
  titulo: string
  /** API path of its register: 'pesquisa/pesquisas' */
  route: string
  turma?: { id: number }
}

const ROUTES = ['pesquisa/pesquisas', 'pesquisa/avaliacoes-turma']

/** The owner of the questionnaire; undefined for another kind, or one that the session does not read. */
export function useOwner(questionario: string): Owner | undefined {
  const { data } = useQuery({
    queryKey: ['dono-do-questionario', questionario],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ROUTES.map((route) => ownersAt(route, questionario, signal)))
      return found.flat()[0] ?? null
    },
    retry: false,
  })
  return data ?? undefined
}

/** Returns [] on an error: the session may have the right to only one of the two registers. */
async function ownersAt(route: string, questionario: string, signal: AbortSignal): Promise<Owner[]> {
  try {
    const rows = await getJson<Owner[]>(`/api/${route}?questionario=${questionario}`, { signal, quiet: true })
    return rows.map((row) => ({ ...row, route }))
  } catch {
    return []
  }
}
