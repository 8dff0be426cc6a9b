import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { OBJETIVA, temOpcoes } from '#schemas/runtime/questionario/pergunta.ts'
import { Sugestoes } from './Sugestoes.tsx'
import { editorTexts, variasTexts as t } from './texts.ts'
import { TIPOS } from './tipos.ts'
import type { Editor } from './useEditor.ts'

/** Maximum number of questions per call. */
const MOST = 200

/** Creates questions from pasted lines, all of one type and with the same options. */
export function VariasDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [lines, setLines] = useState('')
  const [tipo, setTipo] = useState<number>(OBJETIVA)
  const [opcoes, setOpcoes] = useState('Não\nSim')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const textos = linesOf(lines)
  const save = async () => {
    if (textos.length === 0) return setError(t.empty)
    if (textos.length > MOST) return setError(t.most)
    setBusy(true)
    const respostas = temOpcoes(tipo as never) ? linesOf(opcoes).map((texto, peso) => ({ texto, peso })) : undefined
    try {
      await sendJson('POST', `${editor.url}/perguntas/batch`, {
        perguntas: textos.map((texto) => ({ texto, tipo, respostas })),
      })
      await editor.refresh()
      success(editorTexts.copied(textos.length))
      onClose()
    } catch (thrown) {
      const { violations, message } = asApiError(thrown)
      setError(violations[0]?.message ?? message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.title} submitText={t.submit(textos.length)} busy={busy} onClose={onClose} onSubmit={save}>
      <Stack spacing={2}>
        <TextField
          autoFocus
          multiline
          minRows={6}
          maxRows={14}
          label={t.lines}
          value={lines}
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => setLines(target.value)}
        />
        <TextField select label={t.kind} value={tipo} onChange={({ target }) => setTipo(Number(target.value))}>
          {TIPOS.map(([code, title]) => (
            <MenuItem key={code} value={code}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        {temOpcoes(tipo as never) && (
          <>
            <TextField
              multiline
              minRows={2}
              maxRows={8}
              label={t.options}
              value={opcoes}
              onChange={({ target }) => setOpcoes(target.value)}
            />
            <div>
              <Sugestoes
                url={editor.url}
                onChoose={(respostas) => setOpcoes(respostas.map(({ texto }) => texto).join('\n'))}
              />
            </div>
          </>
        )}
      </Stack>
    </FormDialog>
  )
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])
