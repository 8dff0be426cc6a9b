import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** Records printed while somebody waits; more are a task, which he may leave. */
export const mostWaitedFor = 10

const none: DocumentTemplate[] = []
const queryKey = ['documentos', 'modelos']

/** The company's templates this session can print; undefined while they are asked for the first time, none when nobody answers. */
export function useDocumentTemplates(): DocumentTemplate[] | undefined {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => getJson<DocumentTemplate[]>('/api/documentos/modelos', { quiet: true }),
    staleTime: 10_000,
    retry: false,
  })
  return data ?? (isError ? none : undefined)
}

/** Whoever leaves the form of a template may have changed what is offered. */
export function useFreshTemplates(): void {
  const client = useQueryClient()
  useEffect(() => () => void client.invalidateQueries({ queryKey }), [client])
}
