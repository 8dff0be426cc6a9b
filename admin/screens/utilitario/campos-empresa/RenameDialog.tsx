import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import type { CompanyFormField } from '#schemas/runtime/answers/utilities/company-form.ts'
import { camposEmpresaTexts } from './texts.ts'

interface Props {
  campo: CompanyFormField
  onClose(): void
  onSave(rotulo: string): Promise<void>
}

/** The company's label of a shipped field; an empty one restores the product's label. */
export function RenameDialog({ campo, onClose, onSave }: Props) {
  const original = campo.original ?? campo.rotulo
  const [rotulo, setRotulo] = useState(campo.original === undefined ? '' : campo.rotulo)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave(rotulo)
    onClose()
  }
  return (
    <FormDialog title={camposEmpresaTexts.renameTitle} maxWidth="xs" busy={busy} onClose={onClose} onSubmit={save}>
      <TextField
        autoFocus
        fullWidth
        label={camposEmpresaTexts.label}
        placeholder={original}
        value={rotulo}
        onChange={(event) => setRotulo(event.target.value)}
        helperText={camposEmpresaTexts.labelHelp(original)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  )
}
