import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Aspecto } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type PerguntaEditada, perguntaMovida } from './pergunta.ts'
import { editorTexts as t } from './texts.ts'

/** Owner of the questionnaire, with the fields its page shows. */
export type Dono = RecordData & {
  id: number
  versao: number
  ordemAleatoria?: boolean
  cabecalho?: string
  respondidos?: number
}

/** State of the questions below an owner (`/api/{route}/{id}`), and their changes. */
export function useEditor(route: string, id: string) {
  const url = `/api/${route}/${id}`
  const client = useQueryClient()
  const report = useReport()
  const [said, setSaid] = useState('')
  const key = (part: string) => ['questionario', url, part]
  const dono = useQuery({ queryKey: key('dono'), queryFn: () => getJson<Dono>(url) })
  const perguntas = useQuery({
    queryKey: key('perguntas'),
    queryFn: () => getJson<PerguntaEditada[]>(`${url}/perguntas`),
  })
  const aspectos = useQuery({ queryKey: key('aspectos'), queryFn: () => getJson<Aspecto[]>(`${url}/aspectos`) })
  const respondidos = dono.data?.respondidos ?? 0
  const respondidas = useQuery({
    queryKey: [...key('respondidas'), respondidos],
    queryFn: () => getJson<number>(`${url}/perguntas/quantidade-perguntas-respondidas`),
    enabled: respondidos > 0,
  })
  const set = (next: PerguntaEditada[]) => client.setQueryData(key('perguntas'), next)
  const refresh = async () => {
    await Promise.all([dono.refetch(), perguntas.refetch(), aspectos.refetch()])
    void client.invalidateQueries({ queryKey: [route] })
  }
  /** optimistic; reverted on a refusal */
  const move = async (question: PerguntaEditada, para: number) => {
    const antes = perguntas.data ?? []
    set(perguntaMovida(antes, question.id, para))
    try {
      set(await sendJson<PerguntaEditada[]>('PATCH', `${url}/perguntas/${question.id}/ordem`, { ordem: para + 1 }))
      setSaid(t.moved(question.texto, para + 1))
    } catch (error) {
      set(antes)
      report(error)
    }
  }
  const sorteia = async (ativa: boolean) => {
    try {
      client.setQueryData(key('dono'), await sendJson<Dono>('POST', `${url}/ordem-aleatoria`, { ativa }))
      await dono.refetch()
    } catch (error) {
      report(error)
    }
  }
  return {
    ...{ url, route, said, set, refresh, move, sorteia },
    dono: dono.data,
    perguntas: perguntas.data,
    aspectos: aspectos.data ?? [],
    /** number of respondents; 0 also for anonymous answers, where it is unknown */
    respondidas: respondidas.data ?? 0,
    error: dono.error ?? perguntas.error ?? aspectos.error,
  }
}

export type Editor = ReturnType<typeof useEditor>
