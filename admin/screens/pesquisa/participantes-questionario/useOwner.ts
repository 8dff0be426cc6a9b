import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

/** What asks a questionnaire: a survey, or the evaluation of a class. */
export interface Owner {
  id: number
  titulo: string
  /** where its records are served: 'pesquisa/pesquisas' */
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

/** Who may not read one of the registers may read the other. */
async function ownersAt(route: string, questionario: string, signal: AbortSignal): Promise<Owner[]> {
  try {
    const rows = await getJson<Owner[]>(`/api/${route}?questionario=${questionario}`, { signal, quiet: true })
    return rows.map((row) => ({ ...row, route }))
  } catch {
    return []
  }
}
