import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { type Plano, urlDo } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { simulacaoTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  /** absent: the plan's own proposals are copied */
  de: Cenario | undefined
  onClose: () => void
}

const LONGEST = 60

/** Copies the proposals of a plan or scenario into a new scenario. POST /{id}/cenarios */
export function CloneDialog({ plano, de, onClose }: Props) {
  const [nome, setNome] = useState('')
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  const success = useSuccess()
  const clone = useMutation({
    mutationFn: () =>
      sendJson('POST', `${urlDo(plano.id)}/cenarios`, { nome: nome.trim(), ...(de ? { de: de.id } : {}) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['planejamento', plano.id] })
      success(t.cloned(nome.trim()))
      onClose()
    },
  })
  const missing = tried && nome.trim() === ''
  const submit = () => {
    setTried(true)
    if (nome.trim() !== '') clone.mutate()
  }
  return (
    <FormDialog
      title={t.cloneTitle(de?.nome ?? plano.nome)}
      submitText={t.clone}
      busy={clone.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Stack spacing={2}>
        {clone.error && <Alert severity="warning">{asApiError(clone.error).message}</Alert>}
        <TextField
          required
          autoFocus
          fullWidth
          label={t.name}
          value={nome}
          error={missing}
          helperText={missing ? t.nameRequired : undefined}
          onChange={({ target }) => setNome(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
      </Stack>
    </FormDialog>
  )
}
