import Check from '@mui/icons-material/Check'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Aspecto } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { aspectosTexts as t } from './texts.ts'
import type { Editor } from './useEditor.ts'

/** Aspects of the questionnaire: add, rename, delete while unused. */
export function AspectosDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId()
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await sendJson('POST', `${editor.url}/aspectos`, { nome })
      setNome('')
      setError(undefined)
      await editor.refresh()
    } catch (thrown) {
      setError(asApiError(thrown).message)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t.title}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t.intro}
        </Typography>
        {editor.aspectos.length === 0 && <Typography sx={{ mb: 2 }}>{t.none}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {editor.aspectos.map((aspecto) => (
            <Linha key={`${aspecto.id} ${aspecto.versao}`} editor={editor} aspecto={aspecto} />
          ))}
        </Box>
        <Box
          component="form"
          noValidate
          onSubmit={add}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 2 }}
        >
          <TextField
            fullWidth
            size="small"
            label={t.name}
            value={nome}
            error={error !== undefined}
            helperText={error}
            onChange={({ target }) => setNome(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <Button type="submit" variant="contained" disabled={nome.trim() === ''}>
            {t.add}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Linha({ editor, aspecto }: { editor: Editor; aspecto: Aspecto }) {
  const [nome, setNome] = useState(aspecto.nome)
  const report = useReport()
  const at = `${editor.url}/aspectos/${aspecto.id}`
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await editor.refresh()
    } catch (error) {
      report(error)
    }
  }
  const rename = () => attempt(() => sendJson('PUT', at, { nome, versao: aspecto.versao }))
  const remove = () => attempt(() => sendJson('DELETE', at, { versao: aspecto.versao }))
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
      <TextField
        fullWidth
        size="small"
        value={nome}
        onChange={({ target }) => setNome(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, 'aria-label': t.rename(aspecto.nome) } }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {t.questions(aspecto.perguntas)}
      </Typography>
      {nome.trim() !== aspecto.nome && nome.trim() !== '' && (
        <IconButton size="small" color="primary" aria-label={commonTexts.save} onClick={() => void rename()}>
          <Check fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" aria-label={t.remove(aspecto.nome)} onClick={() => void remove()}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}
