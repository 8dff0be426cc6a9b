import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Whose } from '#admin/shell/trail/TrailFilters.tsx'

export const BASE = '/api/utilitario/seguranca'

export const useOpcoes = () => useQuery({ queryKey: [BASE, 'opcoes'], queryFn: () => getJson<Whose>(`${BASE}/opcoes`) })
