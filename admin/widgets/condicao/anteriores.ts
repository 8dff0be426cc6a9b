import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

/** A question that a condition looks at. */
export interface PerguntaOlhada {
  texto: string
  tipo: number
  notaMinima?: number
  notaMaxima?: number
  respostas?: { id: number; texto: string }[]
}

/** The questions of the questionnaire that is being edited, where a page has them all: nothing is asked then. */
export const PerguntasContext = createContext<ReadonlyMap<number, PerguntaOlhada> | undefined>(undefined)

/** The question a condition looks at. */
export function usePerguntaOlhada(id: number | undefined): PerguntaOlhada | undefined {
  const known = useContext(PerguntasContext)
  const { lookup } = useFormServices()
  const { data } = useQuery({
    queryKey: ['pergunta olhada', id],
    queryFn: async () => ((await lookup.record?.('avaliacao/pergunta', Number(id))) ?? null) as RecordData | null,
    enabled: id !== undefined && known === undefined,
  })
  if (id === undefined) return undefined
  return known ? known.get(id) : ((data ?? undefined) as PerguntaOlhada | undefined)
}
