import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { FieldFile, FieldResult } from '#schemas/runtime/answers/utilities/company-form.ts'
import { camposEmpresaTexts } from './texts.ts'
import { takeFile } from './transfer.ts'

const t = camposEmpresaTexts

interface Props {
  file: FieldFile
  simulated: FieldResult[]
  onClose(): void
  onTaken(): void
}

const COLOUR = { novo: 'success', alterado: 'warning', igual: 'default', recusado: 'error' } as const

/** Preview of an import of fields, from a dry run on the server. */
export function TakeDialog({ file, simulated, onClose, onTaken }: Props) {
  const report = useReport()
  const success = useSuccess()
  const [busy, setBusy] = useState(false)
  const changes = simulated.filter(({ situacao }) => situacao === 'novo' || situacao === 'alterado').length
  const refused = simulated.some(({ situacao }) => situacao === 'recusado')
  const take = async () => {
    setBusy(true)
    try {
      await takeFile(file)
      success(t.taken(changes))
      onTaken()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <PromptDialog
      title={t.takeTitle}
      text={changes === 0 && !refused ? t.nothingNew : t.takeText}
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {commonTexts.cancel}
          </Button>
          <Button variant="contained" loading={busy} disabled={refused || changes === 0} onClick={() => void take()}>
            {t.takeAll(changes)}
          </Button>
        </>
      }
    >
      {refused && (
        <Alert severity="error" sx={{ mt: 1.5, mb: 1 }}>
          {t.refused}
        </Alert>
      )}
      <List dense disablePadding aria-label={t.takeTitle}>
        {simulated.map(({ campo, rotulo, situacao, erros }) => (
          <ListItem
            key={campo}
            disableGutters
            divider
            secondaryAction={
              <Chip size="small" variant="outlined" color={COLOUR[situacao]} label={t.becomes[situacao]} />
            }
          >
            <ListItemText
              primary={rotulo}
              secondary={erros.join(' ') || campo}
              sx={{ mr: 10, overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </PromptDialog>
  )
}
