import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

/** The question a condition refers to. */
export interface PerguntaOlhada {
  texto: string
  tipo: number
  notaMinima?: number
  notaMaxima?: number
  respostas?: { id: number; texto: string }[]
}

/** Questions of the questionnaire being edited, provided by a page that has them: saves a call. */
export const PerguntasContext = createContext<ReadonlyMap<number, PerguntaOlhada> | undefined>(undefined)

/** Returns the question a condition refers to. */
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
