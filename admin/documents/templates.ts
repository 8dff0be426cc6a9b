import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

/** A template of documents that can be printed about records of an entity. */
export interface DocumentTemplate {
  id: number
  nome: string
  /** path of the entity */
  entidade: string
}

/** Most records printed in one go. */
export const mostAtOnce = 1000

const none: DocumentTemplate[] = []

/** The company's templates this session can print; undefined while they are asked for the first time, none when nobody answers. */
export function useDocumentTemplates(): DocumentTemplate[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['documentos', 'modelos'],
    queryFn: () => getJson<DocumentTemplate[]>('/api/documentos/modelos', { quiet: true }),
    staleTime: 10_000,
    retry: false,
  })
  return data ?? (isError ? none : undefined)
}
