import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { NineBoxChart } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { CALIBRACOES } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

/** Opens and closes the calibration of the cycle, and shows that one is open. */
export function Calibration({ grafico, onChanged }: { grafico: NineBoxChart; onChanged: () => Promise<unknown> }) {
  const [asking, setAsking] = useState<'open' | 'close'>()
  const [titulo, setTitulo] = useState('')
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const can = useSession().schemas.find(({ path }) => path === 'avaliacao/calibracao-ninebox')?.can
  const { calibracao, avaliacaoDesempenho } = grafico
  const act = async (method: string, path: string, body: object, said: string) => {
    setBusy(true)
    try {
      await sendJson(method, path, body)
      success(said)
      setAsking(undefined)
    } catch (thrown) {
      report(thrown)
    } finally {
      setBusy(false)
      await onChanged()
    }
  }
  const open = () => act('POST', CALIBRACOES, { titulo, avaliacaoDesempenho: { id: avaliacaoDesempenho.id } }, t.opened)
  const close = () => calibracao && act('PUT', `${CALIBRACOES}/${calibracao.id}/encerra`, {}, t.closed)
  const onClose = () => setAsking(undefined)
  return (
    <>
      {calibracao && (
        <Alert severity="info" sx={{ flex: '1 1 320px' }}>
          {can?.update ? t.calibrating(calibracao.titulo) : t.notYours}
        </Alert>
      )}
      {!calibracao && can?.create && <Button onClick={() => setAsking('open')}>{t.open}</Button>}
      {calibracao && can?.update && <Button onClick={() => setAsking('close')}>{t.close}</Button>}
      {asking === 'open' && (
        <FormDialog title={t.open} submitText={t.open} maxWidth="xs" {...{ busy, onClose }} onSubmit={open}>
          <TextField
            autoFocus
            fullWidth
            required
            label={t.sessionTitle}
            value={titulo}
            onChange={({ target }) => setTitulo(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        </FormDialog>
      )}
      {asking === 'close' && (
        <FormDialog title={t.close} submitText={t.close} maxWidth="xs" {...{ busy, onClose }} onSubmit={close}>
          {t.closeQuestion}
        </FormDialog>
      )}
    </>
  )
}
