import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Whose } from '#schemas/runtime/answers/trail.ts'

export const BASE = '/api/utilitario/seguranca'

export const useOpcoes = () => useQuery({ queryKey: [BASE, 'opcoes'], queryFn: () => getJson<Whose>(`${BASE}/opcoes`) })
