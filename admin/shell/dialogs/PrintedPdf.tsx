import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#admin/providers/http.ts'
import { useReport } from '../useReport.ts'
import PdfDialog from './PdfDialog.tsx'

interface Props {
  /** where the server prints it */
  url: string
  /** posted, where the call takes one */
  body?: object
  title: string
  nome: string
  onClose: () => void
}

/** A PDF the server prints when it is asked for. */
export function PrintedPdf({ url, body, title, nome, onClose }: Props) {
  const report = useReport()
  const { data, error } = useQuery({
    queryKey: ['impresso', url, body],
    queryFn: async ({ signal }) => {
      const posted = body && { method: 'POST', body }
      return (await call(url, { ...posted, signal, headers: { Accept: '*/*' } })).blob()
    },
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!error) return
    report(error)
    onClose()
  }, [error, report, onClose])
  return data ? <PdfDialog title={title} nome={nome} file={data} onClose={onClose} /> : null
}
