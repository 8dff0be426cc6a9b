import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { call } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import PdfDialog from '#admin/shell/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'

/** The printed personnel request (spec 1 §7.4). */
export default function PrintedRequest({ record, onClose }: RecordDialogProps) {
  const id = Number(record.id)
  const report = useReport()
  const { data, error } = useQuery({
    queryKey: ['solicitacao-pdf', id],
    queryFn: async ({ signal }) =>
      (await call(`/api/captacao/solicitacoes-pessoal/${id}/pdf`, { signal, headers: { Accept: '*/*' } })).blob(),
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!error) return
    report(error)
    onClose()
  }, [error, report, onClose])
  if (!data) return null
  return (
    <PdfDialog title={texts.impressao.request} nome={texts.impressao.requestFile(id)} file={data} onClose={onClose} />
  )
}
