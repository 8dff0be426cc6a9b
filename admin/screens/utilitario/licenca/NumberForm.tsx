import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import type { LicenceInfo } from '#schemas/runtime/answers/utilities/licence.ts'
import cnpjCpf from '#schemas/runtime/formats/cnpj-cpf.ts'
import { licenceTexts as t } from './texts.ts'

interface Props {
  info: LicenceInfo
  busy: boolean
  /** rejects with a 400 where the number is not taken */
  onSend(number: string): Promise<void>
}

/** Characters without the mask. */
const LONGEST = 14

const bare = (text: string) => (cnpjCpf.normalise?.(text) ?? text).toUpperCase().slice(0, LONGEST)

/** The number of the licence (CNPJ or CPF): open while none is known; a cloud licence is edited after a click and a warning — spec 3 §2 */
export function NumberForm({ info: { ehModoNuvem, statusMigracao, cnpj }, busy, onSend }: Props) {
  const isOpen = statusMigracao === 'SemCnpj'
  const [editing, setEditing] = useState(false)
  const [warned, setWarned] = useState(false)
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const action = ehModoNuvem ? t.edit : t.rectify

  const send = async () => {
    try {
      await onSend(number)
      setEditing(false)
    } catch (refusal) {
      setError(asApiError(refusal).message)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!cnpjCpf.validate(number)) return setError(t.wrongNumber)
    if (isOpen) setWarned(true)
    else void send()
  }
  const understood = () => {
    setWarned(false)
    if (isOpen) void send()
    else {
      setNumber(cnpj ?? '')
      setEditing(true)
    }
  }

  return (
    <>
      {isOpen || editing ? (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <TextField
            label={t.number}
            value={cnpjCpf.display?.(number) ?? number}
            onChange={(event) => {
              setNumber(bare(event.target.value))
              setError(undefined)
            }}
            autoFocus={editing}
            error={error !== undefined}
            helperText={error ?? t.numberHelp}
            autoComplete="off"
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
            sx={{ width: '100%', maxWidth: 420 }}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" loading={busy}>
              {isOpen ? action : commonTexts.save}
            </Button>
            {!isOpen && (
              <Button
                color="inherit"
                disabled={busy}
                onClick={() => {
                  setEditing(false)
                  setError(undefined)
                }}
              >
                {commonTexts.cancel}
              </Button>
            )}
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2">{t.numberOpen}</Typography>
          <Button variant="outlined" size="small" onClick={() => setWarned(true)}>
            {action}
          </Button>
        </Box>
      )}
      {warned && (
        <PromptDialog
          alert
          maxWidth="xs"
          title={t.warning}
          text={t.warningText}
          onClose={() => setWarned(false)}
          actions={
            <Button variant="contained" autoFocus onClick={understood}>
              {t.understood}
            </Button>
          }
        />
      )}
    </>
  )
}
