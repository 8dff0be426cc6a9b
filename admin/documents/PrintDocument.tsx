import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { call } from '#admin/providers/http.ts'
import PdfDialog from '#admin/shell/dialogs/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { IssuedDocuments } from './IssuedDocuments.tsx'
import { PrintingTask } from './PrintingTask.tsx'
import { type DocumentTemplate, mostAtOnce, mostWaitedFor } from './templates.ts'
import { documentosTexts } from './texts.ts'

interface Props {
  entity: string
  templates: DocumentTemplate[]
  ids: number[]
  /** label of the record, for a single one */
  label?: string
  onClose: () => void
}

/** Picks a template, prints it for one record or several, and lists the documents already issued for a single record. */
export default function PrintDocument({ entity, templates, ids, label, onClose }: Props) {
  const titleId = useId()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const report = useReport()
  const client = useQueryClient()
  const [template, setTemplate] = useState(templates[0]?.id)
  const [shown, setShown] = useState<{ nome: string; file: Blob }>()
  const [only] = ids
  const one = ids.length === 1 && only !== undefined
  const tooMany = ids.length > mostAtOnce
  const [task, setTask] = useState<string>()
  const { mutate: print, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await call('/api/documentos', {
        method: 'POST',
        body: { modeloId: template, registros: ids },
        headers: {
          Accept: 'application/pdf, application/json',
          ...(ids.length > mostWaitedFor ? { Prefer: 'respond-async' } : {}),
        },
      })
      return answer.status === 202 ? ((await answer.json()) as { tarefaId: string }) : answer.blob()
    },
    onSuccess: (answer) => {
      if ('tarefaId' in answer) return setTask(answer.tarefaId)
      void client.invalidateQueries({ queryKey: ['documentos', 'emitidos'] })
      const nome = `${templates.find(({ id }) => id === template)?.nome ?? documentosTexts.title}.pdf`
      setShown({ nome, file: answer })
    },
    onError: report,
  })
  if (shown)
    return (
      <PdfDialog
        title={documentosTexts.title}
        nome={shown.nome}
        file={shown.file}
        onClose={one ? () => setShown(undefined) : onClose}
      />
    )
  if (task) return <PrintingTask id={task} count={ids.length} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      fullScreen={phone}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {documentosTexts.title}
        <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ display: 'block' }}>
          {one ? label : documentosTexts.some(ids.length)}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {tooMany && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {documentosTexts.tooMany(mostAtOnce)}
          </Alert>
        )}
        <TextField
          select
          fullWidth
          size="small"
          label={documentosTexts.template}
          value={template ?? ''}
          onChange={(event) => setTemplate(Number(event.target.value))}
          helperText={documentosTexts.kept}
        >
          {templates.map(({ id, nome }) => (
            <MenuItem key={id} value={id}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
        {one && (
          <IssuedDocuments entity={entity} id={only} onOpen={(nome, file) => setShown({ nome: `${nome}.pdf`, file })} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isPending}>
          {commonTexts.cancel}
        </Button>
        <Button variant="contained" loading={isPending} disabled={tooMany} onClick={() => print()}>
          {documentosTexts.print}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
