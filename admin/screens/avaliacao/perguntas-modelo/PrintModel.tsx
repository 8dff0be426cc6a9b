import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import PdfDialog from '#admin/shell/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'

/** A model on paper, to be filled in by hand — spec 2 §7: POST /relatorio (avaliacaoId) */
export default function PrintModel({ record: { id, titulo }, onClose }: RecordDialogProps) {
  const report = useReport()
  const { data, error } = useQuery({
    queryKey: ['modelo impresso', id],
    queryFn: async ({ signal }) => {
      const headers = { Accept: '*/*' }
      const url = '/api/avaliacao/modelos-avaliacao/relatorio'
      return (await call(url, { method: 'POST', body: { avaliacaoId: id }, signal, headers })).blob()
    },
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!error) return
    report(error)
    onClose()
  }, [error, report, onClose])
  return data ? <PdfDialog title={String(titulo)} nome={`${titulo}.pdf`} file={data} onClose={onClose} /> : null
}
