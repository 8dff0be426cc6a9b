import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { InformacoesDaFaixa } from '#schemas/runtime/answers/positions/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { bodyOf, type Configuracao, urlOf } from './faixa.ts'
import { faixaNiveisTexts } from './texts.ts'

/** Reads the configurations of a band; holds the one shown and its draft. */
export function useFaixa(faixaId: string, first: number | undefined) {
  const url = urlOf(faixaId)
  const report = useReport()
  const success = useSuccess()
  const [draft, setDraft] = useState<Configuracao>()
  const [chosen, setChosen] = useState(first)
  const [errors, setErrors] = useState<FieldError[]>([])
  const all = useQuery({
    queryKey: ['faixa-niveis', faixaId],
    queryFn: () => getJson<Configuracao[]>(`${url}/all`),
    gcTime: 0,
  })
  const stored = all.data?.find(({ id }) => id === chosen) ?? all.data?.[0]
  const shown = draft ?? stored
  const day = shown?.data
  const info = useQuery({
    queryKey: ['faixa-niveis', 'info', faixaId, day],
    queryFn: () => getJson<InformacoesDaFaixa>(`${url}/info${day ? `?data=${day}` : ''}`),
    enabled: all.data !== undefined,
    placeholderData: (before: InformacoesDaFaixa | undefined) => before,
    gcTime: 0,
  })
  const settle = async (id?: number) => {
    await all.refetch()
    setChosen(id)
    setDraft(undefined)
    setErrors([])
  }
  const save = async () => {
    if (!draft) return
    try {
      const { id } = draft
      const kept = await (id === undefined
        ? sendJson<Configuracao>('POST', url, bodyOf(draft))
        : sendJson<Configuracao>('PUT', `${url}/${id}`, bodyOf(draft)))
      await settle(kept.id)
      success(faixaNiveisTexts.saved)
    } catch (thrown) {
      const error = asApiError(thrown)
      setErrors(error.violations)
      if (!error.violations.some(({ field }) => field?.startsWith('linhas['))) report(error)
    }
  }
  const remove = async () => {
    if (!stored) return
    await sendJson('DELETE', `${url}/${stored.id}`, { versao: stored.versao })
    await settle()
    success(faixaNiveisTexts.deleted)
  }
  return {
    all: all.data,
    info: info.data,
    error: all.error ?? info.error,
    retry: () => void Promise.all([all.refetch(), info.refetch()]),
    shown,
    draft,
    errors,
    change: (next: Configuracao) => setDraft(next),
    choose: (id: number | undefined) => setChosen(id),
    cancel: () => {
      setDraft(undefined)
      setErrors([])
    },
    save,
    remove,
  }
}
