import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { LogOptions } from '#schemas/runtime/answers/trail.ts'

export const BASE = '/api/utilitario/log'

export const useOpcoes = () =>
  useQuery({ queryKey: [BASE, 'opcoes'], queryFn: () => getJson<LogOptions>(`${BASE}/opcoes`) })
