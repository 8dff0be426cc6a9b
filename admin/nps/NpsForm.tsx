import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import type { PerguntaNps, RespostaNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { COMENTARIO_NPS } from '#schemas/runtime/domain/nps.ts'
import { Marks } from './Marks.tsx'
import { npsTexts as t } from './texts.ts'

interface Props {
  pergunta: PerguntaNps
  onAnswer: (answer: RespostaNps) => Promise<void>
  /** absent: no 'later' button */
  onPutOff?: () => Promise<void>
}

/** Question, anonymity notice, mark and, after a mark, a comment. */
export function NpsForm({ pergunta: { texto, minimo }, onAnswer, onPutOff }: Props) {
  const [nota, setNota] = useState<number>()
  const [comentario, setComentario] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nota === undefined) return setMissing(true)
    void during(() => onAnswer({ nota, ...(comentario.trim() && { comentario }) }))
  }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {texto}
        </Typography>
        <Marks value={nota} onChange={setNota} describedBy={missing && nota === undefined ? id : undefined} />
      </Box>
      {missing && nota === undefined && (
        <FormHelperText id={id} error role="alert">
          {t.markRequired}
        </FormHelperText>
      )}
      {nota !== undefined && (
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          label={t.comment}
          helperText={t.optional}
          value={comentario}
          onChange={({ target }) => setComentario(target.value)}
          slotProps={{ htmlInput: { maxLength: COMENTARIO_NPS } }}
          sx={{ mt: 1.5 }}
        />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        <strong>{t.anonymous}</strong> {t.anonymousHow(minimo)}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        {onPutOff && (
          <Button color="inherit" disabled={busy} onClick={() => void during(onPutOff)}>
            {t.later}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={busy}>
          {t.send}
        </Button>
      </Box>
    </Box>
  )
}
