import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Oferecido } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { editorTexts, prontosTexts as t } from './texts.ts'
import type { Editor } from './useEditor.ts'

/** Built-in question sets: choose one, preview it, append it. */
export function ProntosDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const url = `${editor.url}/perguntas/prontos`
  const { data: prontos, error: failed } = useQuery({
    queryKey: ['prontos', url],
    queryFn: () => getJson<Oferecido[]>(url),
  })
  const [nome, setNome] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const chosen = prontos?.find((one) => one.nome === nome) ?? prontos?.[0]
  const save = async () => {
    if (!chosen) return
    setBusy(true)
    try {
      await sendJson('POST', url, { nome: chosen.nome })
      await editor.refresh()
      success(editorTexts.copied(chosen.perguntas.length))
      onClose()
    } catch (thrown) {
      setError(asApiError(thrown).message)
    } finally {
      setBusy(false)
    }
  }
  const wrong = error ?? failed?.message
  return (
    <FormDialog
      title={t.title}
      submitText={t.submit(chosen?.perguntas.length ?? 0)}
      busy={busy}
      onClose={onClose}
      onSubmit={save}
    >
      {prontos?.length === 0 && <Typography>{t.none}</Typography>}
      {prontos && chosen && (
        <>
          <RadioGroup aria-label={t.title} value={chosen.nome} onChange={(_event, value) => setNome(value)}>
            {prontos.map(({ nome: value, titulo, descricao }) => (
              <FormControlLabel
                key={value}
                value={value}
                sx={{ alignItems: 'flex-start', mb: 1 }}
                control={<Radio />}
                label={
                  <Box sx={{ pt: 1 }}>
                    <Typography sx={{ fontWeight: 600 }}>{titulo}</Typography>
                    <Typography variant="body2" color="text.secondary">
                      {descricao}
                    </Typography>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
          <Asked perguntas={chosen.perguntas} />
        </>
      )}
      {wrong && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {wrong}
        </Alert>
      )}
    </FormDialog>
  )
}

/** Questions of a set, by aspect. */
function Asked({ perguntas }: Pick<Oferecido, 'perguntas'>) {
  const aspectos = [...new Set(perguntas.map(({ aspecto }) => aspecto))]
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t.asked}
      sx={{ maxHeight: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mt: 1 }}
    >
      {aspectos.map((aspecto) => (
        <Box key={aspecto} sx={{ mb: 1 }}>
          <Typography variant="subtitle2">{aspecto}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {perguntas
              .filter((pergunta) => pergunta.aspecto === aspecto)
              .map(({ texto }) => (
                <Typography key={texto} component="li" variant="body2">
                  {texto}
                </Typography>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
