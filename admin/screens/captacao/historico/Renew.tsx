import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { InstantField } from '#admin/shell/fields/InstantField.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Passagem } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import dateTime from '#schemas/runtime/formats/date-time.ts'
import { historicoTexts } from './texts.ts'

interface Props {
  passagem: Passagem
  onClose: () => void
  onDone: () => void
}

/** Changes the deadline for answering the evaluations of a step. PUT /captacao/historico/{id}/data-hora-expiracao */
export function Renew({ passagem, onClose, onDone }: Props) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (dataHoraExpiracao: string | undefined) =>
      sendJson('PUT', `/api/captacao/historico/${passagem.id}/data-hora-expiracao`, { dataHoraExpiracao }),
  })
  const save = async () => {
    try {
      await mutateAsync(value === '' ? undefined : dateTime.normalise?.(value))
      success(historicoTexts.renewed)
      onClose()
      onDone()
    } catch (thrown) {
      setError(asApiError(thrown).message)
    }
  }
  return (
    <FormDialog title={historicoTexts.renew} maxWidth="xs" busy={isPending} onClose={onClose} onSubmit={save}>
      <InstantField
        label={historicoTexts.expires}
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
