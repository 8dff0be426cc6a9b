import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { ReasonField } from '#admin/desempenho/ReasonField.tsx'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { NineBoxChart, NineBoxMoveOrder, NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { CALIBRACOES, caixaDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

interface Props {
  grafico: NineBoxChart
  calibracao: number
  lugar: NineBoxPlace
  para: number
  onClose: () => void
  /** after a move, and after 409 because somebody else moved the talent first */
  onChanged: () => unknown
}

/** Asks the reason of a move. On VERSAO_DESATUALIZADA (409) it shows who moved the talent first and its box now, and keeps the typed reason. */
export function MoveDialog({ grafico, calibracao, lugar, para, onClose, onChanged }: Props) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const [first, setFirst] = useState<string>()
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const save = async () => {
    if (motivo.trim() === '') return setError(t.reasonRequired)
    setBusy(true)
    try {
      const { id: colaboradorId, movimentoId } = lugar
      const body: NineBoxMoveOrder = { colaboradorId, para, motivo, ...(movimentoId !== null && { movimentoId }) }
      await sendJson('POST', `${CALIBRACOES}/${calibracao}/movimentos`, body)
      success(t.moved)
      await onChanged()
      onClose()
    } catch (thrown) {
      const { status, code, message } = asApiError(thrown)
      if (status === 409) await onChanged()
      if (code === 'VERSAO_DESATUALIZADA') return setFirst(message)
      report(thrown)
      if (status === 409) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t.moveTo(lugar.nome, caixaDe(grafico, para).nomeclatura)}
      {...{ busy, onClose }}
      submitText={t.move}
      onSubmit={save}
    >
      {first && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {first} {lugar.box !== null && t.nowIn(caixaDe(grafico, lugar.box).nomeclatura)}
        </Alert>
      )}
      <ReasonField label={t.reason} value={motivo} onChange={setMotivo} error={error} />
    </FormDialog>
  )
}
