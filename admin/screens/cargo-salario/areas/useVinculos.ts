import { useQueries } from '@tanstack/react-query'
import { call } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { areasTexts as t } from './texts.ts'

export const AREAS = '/api/cargo-salario/areas-organizacionais'

/** Names shown per kind at most. */
const SHOWN = 5

interface Linked {
  name: keyof typeof t.links
  call: string
  /** register whose read right the call needs */
  path: string
  nameOf(row: Row): string
}

interface Row {
  nome?: string
  descricao?: string
  talento?: { nome: string }
}

const KINDS: Linked[] = [
  {
    name: 'areas',
    call: 'areasOrganizacionais-vinculadas?',
    path: 'cargo-salario/area-organizacional',
    nameOf: ({ nome = '' }) => nome,
  },
  { name: 'talentos', call: 'talentos?situacao=T&', path: 'gestao-talentos/talento', nameOf: ({ nome = '' }) => nome },
  {
    name: 'historicos',
    call: 'historicos-colaboradores-vinculados?',
    path: 'gestao-talentos/talento',
    nameOf: ({ talento }) => talento?.nome ?? '',
  },
  {
    name: 'solicitacoes',
    call: 'solicitacoes-vinculadas?',
    path: 'captacao/solicitacao-pessoal',
    nameOf: ({ descricao = '' }) => descricao,
  },
]

export interface Vinculo {
  name: keyof typeof t.links
  total: number
  names: string[]
}

/** Reads the records that reference an area, of the registers the session may read; undefined until all calls have returned. */
export function useVinculos(area: number): { vinculos: Vinculo[] | undefined; error: Error | undefined } {
  const { schemas } = useSession()
  const asked = KINDS.filter(({ path }) => schemas.some((one) => one.path === path && one.can.read))
  const found = useQueries({
    queries: asked.map(({ name, call: below, nameOf }) => ({
      queryKey: ['area', area, name],
      gcTime: 0,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Vinculo> => {
        const response = await call(`${AREAS}/${area}/${below}range=[0,${SHOWN - 1}]`, { signal, quiet: true })
        const rows = (await response.json()) as Row[]
        const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? rows.length)
        return { name, total, names: [...new Set(rows.map(nameOf).filter(Boolean))] }
      },
    })),
  })
  const error = found.find((one) => one.error)?.error ?? undefined
  const all = found.flatMap(({ data }) => data ?? [])
  return { vinculos: all.length === asked.length ? all.filter(({ total }) => total > 0) : undefined, error }
}
