import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { mailTexts } from './texts.ts'

interface Pending {
  id: number
  para: string
  assunto: string
  texto: string
}

/** Actions on an e-mail that has not been sent: edit, or cancel. */
export function PendingActions({ id, onDone }: { id: number; onDone?: () => void }) {
  const [editing, setEditing] = useState(false)
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const keepBack = useMutation({
    mutationFn: () => sendJson('DELETE', `/api/emails/${id}`),
    onSuccess: () => {
      succeed(mailTexts.keptBack)
      onDone?.()
    },
    onError: report,
    onSettled: () => client.invalidateQueries({ queryKey: ['correio'] }),
  })
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setEditing(true)}>
        {mailTexts.edit}
      </Button>
      <Button size="small" color="inherit" disabled={keepBack.isPending} onClick={() => keepBack.mutate()}>
        {mailTexts.keepBack}
      </Button>
      {editing && <EditDialog id={id} onClose={() => setEditing(false)} />}
    </>
  )
}

function EditDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['correio', 'pendente', id],
    queryFn: ({ signal }) => getJson<Pending>(`/api/emails/${id}`, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const [changes, setChanges] = useState<Partial<Pick<Pending, 'assunto' | 'texto'>>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { assunto = '', texto = '' } = { ...data, ...changes }
  const save = useMutation({
    mutationFn: () => sendJson('PATCH', `/api/emails/${id}`, { assunto, texto }),
    onSuccess: () => {
      succeed(mailTexts.changed)
      onClose()
    },
    onError: (thrown) => {
      const found = asApiError(thrown).body.errors ?? []
      const fields = Object.fromEntries(found.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
      setErrors(fields)
      if (Object.keys(fields).length === 0) report(thrown)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['correio'] }),
  })
  const field = (name: 'assunto' | 'texto', label: string, rows?: number) => (
    <TextField
      label={label}
      value={name === 'assunto' ? assunto : texto}
      onChange={(event) => setChanges({ ...changes, [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      required
      fullWidth
      margin="dense"
      {...(rows ? { multiline: true, minRows: rows, maxRows: 16 } : {})}
    />
  )
  return (
    <FormDialog
      title={mailTexts.editTitle(data?.para ?? '')}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => (data ? save.mutate() : onClose())}
    >
      {error && <Alert severity="warning">{asApiError(error).message}</Alert>}
      {!data && !error && <Skeleton variant="rectangular" height={280} />}
      {data && field('assunto', mailTexts.columns.subject)}
      {data && field('texto', mailTexts.body, 8)}
    </FormDialog>
  )
}
