import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getJson } from '#admin/providers/http.ts'

/** A document template for records of an entity. */
export interface DocumentTemplate {
  id: number
  nome: string
  /** path of the entity */
  entidade: string
}

/** Maximum number of records per print. */
export const mostAtOnce = 1000

/** Number of records printed synchronously; more run as a background task. */
export const mostWaitedFor = 10

const none: DocumentTemplate[] = []
const queryKey = ['documentos', 'modelos']

/** Returns the company's templates this session may print; undefined during the first load, empty on failure. */
export function useDocumentTemplates(): DocumentTemplate[] | undefined {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => getJson<DocumentTemplate[]>('/api/documentos/modelos', { quiet: true }),
    staleTime: 10_000,
    retry: false,
  })
  return data ?? (isError ? none : undefined)
}

/** Invalidates the template list on unmount of a template's form. */
export function useFreshTemplates(): void {
  const client = useQueryClient()
  useEffect(() => () => void client.invalidateQueries({ queryKey }), [client])
}
