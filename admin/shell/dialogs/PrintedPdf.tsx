import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#admin/providers/http.ts'
import { useReport } from '../useReport.ts'
import PdfDialog from './PdfDialog.tsx'

interface Props {
  /** URL that generates it */
  url: string
  /** request body; with one the call is a POST */
  body?: object
  title: string
  nome: string
  onClose: () => void
}

/** Generates a PDF on the server and shows it. */
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
