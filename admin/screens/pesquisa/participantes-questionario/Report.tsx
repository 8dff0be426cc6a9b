import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { handOver } from '#admin/form/hand-over.ts'
import { call } from '#admin/providers/http.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { participantesTexts as t } from './texts.ts'

/** Prints the filtered participants, with their answers where the survey is not anonymous. */
export function Report({ filtro }: { filtro: RecordData }) {
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      handOver(
        await call('/api/pesquisa/colaborador-questionario/relatorio', { method: 'POST', body: filtro }),
        t.reportFile,
      ),
    onError: report,
  })
  return (
    <Button variant="outlined" color="inherit" startIcon={<Print />} disabled={isPending} onClick={() => mutate()}>
      {t.report}
    </Button>
  )
}
