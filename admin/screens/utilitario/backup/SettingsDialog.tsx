import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useMaska } from '#admin/form/widgets/masked/useMaska.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import type { BackupProtection, BackupSettings } from '#schemas/runtime/answers/utilities/backup.ts'
import { backupTexts as t } from './texts.ts'
import { saveSettings } from './useBackups.ts'

const HOUR = { mask: '##:##' }

interface Props {
  settings: BackupSettings
  /** how the server encrypts automatic backups */
  protection: BackupProtection | undefined
  onClose: () => void
  onSaved: () => void
}

/** Schedule of automatic backups, and how many are kept. */
export function SettingsDialog({ settings, protection, onClose, onSaved }: Props) {
  const [form, setForm] = useState(settings)
  const [busy, setBusy] = useState(false)
  const hour = useMaska(HOUR)
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const change = (part: Partial<BackupSettings>) => setForm({ ...form, ...part })
  const save = async () => {
    setBusy(true)
    try {
      await saveSettings(form)
      onSaved()
    } catch (error) {
      const { message, violations } = asApiError(error)
      const ofFields = violations.filter(({ field }) => field === 'hora' || field === 'manter')
      setRefusals(
        ofFields.length > 0 ? Object.fromEntries(ofFields.map((one) => [one.field, one.message])) : { '': message },
      )
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.settingsTitle} maxWidth="xs" busy={busy} onClose={onClose} onSubmit={save}>
      <Stack spacing={2}>
        {refusals[''] && <Alert severity="error">{refusals['']}</Alert>}
        <FormControlLabel
          control={
            <Switch
              checked={form.automatico === true}
              onChange={(event) => change({ automatico: event.target.checked })}
              autoFocus
            />
          }
          label={t.settingsOn}
        />
        <TextField
          inputRef={hour}
          required
          label={t.settingsTime}
          value={form.hora}
          // `onInput`: the mask changes the value before React's `onChange`
          onInput={(event) => change({ hora: (event.target as HTMLInputElement).value })}
          error={refusals.hora !== undefined}
          helperText={refusals.hora ?? t.settingsTimeHelp}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <TextField
          type="number"
          required
          label={t.settingsKeep}
          value={form.manter || ''}
          onChange={(event) => change({ manter: Number(event.target.value) })}
          error={refusals.manter !== undefined}
          helperText={refusals.manter ?? t.settingsKeepHelp}
          slotProps={{ htmlInput: { min: 1, max: 365 } }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={form.ensaiar === true}
              onChange={(event) => change({ ensaiar: event.target.checked })}
              disabled={protection === 'chave-publica'}
            />
          }
          label={t.settingsDrill}
        />
        <Alert severity={protection ? 'info' : 'warning'}>{t.settingsKey[protection ?? 'none']}</Alert>
      </Stack>
    </FormDialog>
  )
}
