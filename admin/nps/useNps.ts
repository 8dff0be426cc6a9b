import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { PerguntaNps, RespostaNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { npsTexts as t } from './texts.ts'

const URL = '/api/pesquisa/nps'

/** Whether the user is to be asked in this company, with the calls that answer and postpone. */
export function useNps() {
  const { usuario, empresa } = useSession().info
  const queryKey = ['nps', usuario.id, empresa.id]
  const client = useQueryClient()
  const report = useReport()
  const success = useSuccess()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<PerguntaNps>(URL, { signal, quiet: true, background: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const send = async (url: string, body: RespostaNps | undefined, done: (next: PerguntaNps) => string) => {
    try {
      const next = await sendJson<PerguntaNps>('POST', url, body)
      client.setQueryData(queryKey, next)
      success(done(next))
    } catch (thrown) {
      report(thrown)
      // refused, for example answered in another tab: reloads the state
      await refetch()
    }
  }
  return {
    pergunta: data,
    error,
    refetch,
    answer: (given: RespostaNps) => send(URL, given, () => t.thanks),
    putOff: () => send(`${URL}/adia`, undefined, ({ proximaEm = '' }) => t.putOff(proximaEm)),
  }
}
