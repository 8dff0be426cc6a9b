import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#admin/providers/http.ts'
import PdfDialog from '#admin/shell/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'

interface Props {
  /** '/api/avaliacao/modelos-avaliacao/7' */
  url: string
  title: string
  onClose(): void
}

/** The questionnaire on paper, to be filled in by hand: a file of its own each time, as it is now. */
export function Impressao({ url, title, onClose }: Props) {
  const report = useReport()
  const { data, error } = useQuery({
    queryKey: ['questionario impresso', url],
    queryFn: async ({ signal }) => {
      const body = { agruparPorAspecto: true }
      return (await call(`${url}/imprimir`, { method: 'POST', body, signal, headers: { Accept: '*/*' } })).blob()
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (!error) return
    report(error)
    onClose()
  }, [error, report, onClose])
  return data ? <PdfDialog title={title} nome={`${title}.pdf`} file={data} onClose={onClose} /> : null
}
