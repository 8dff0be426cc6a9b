import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Fonte } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { comoPergunta, type PerguntaEditada, quandoAparece } from './pergunta.ts'
import { editorTexts, bancoTexts as t } from './texts.ts'
import { tituloDoTipo } from './tipos.ts'
import type { Editor } from './useEditor.ts'

/** Copies selected questions of a bank, or of another questionnaire, to the end. */
export function BancoDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const base = `${editor.url}/perguntas`
  const fontes = useQuery({ queryKey: ['fontes', base], queryFn: () => getJson<Fonte[]>(`${base}/fontes`), gcTime: 0 })
  const [escolhida, setEscolhida] = useState<number>()
  const fonte = escolhida ?? fontes.data?.[0]?.id
  const [ids, setIds] = useState<number[]>([])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const save = async () => {
    if (ids.length === 0) return setError(t.choose)
    setBusy(true)
    try {
      await sendJson('POST', `${base}/copia`, { questionario: fonte, perguntas: ids })
      await editor.refresh()
      success(editorTexts.copied(ids.length))
      onClose()
    } catch (thrown) {
      setError(asApiError(thrown).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={t.title} submitText={t.submit(ids.length)} busy={busy} onClose={onClose} onSubmit={save}>
      {fontes.data?.length === 0 && <Typography>{t.none}</Typography>}
      {fonte !== undefined && (
        <Stack spacing={2}>
          <TextField
            select
            label={t.source}
            value={fonte}
            onChange={({ target }) => {
              setEscolhida(Number(target.value))
              setIds([])
            }}
          >
            {fontes.data?.map(({ id, titulo, perguntas }) => (
              <MenuItem key={id} value={id}>
                {titulo} ({perguntas})
              </MenuItem>
            ))}
          </TextField>
          <Perguntas url={`/api/avaliacao/perguntas/questionario?questionarioId=${fonte}`} ids={ids} onIds={setIds} />
        </Stack>
      )}
      {error && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {error}
        </Typography>
      )}
    </FormDialog>
  )
}

function Perguntas({ url, ids, onIds }: { url: string; ids: number[]; onIds(ids: number[]): void }) {
  const { data = [] } = useQuery({
    queryKey: ['fonte', url],
    queryFn: () => getJson<PerguntaEditada[]>(url),
    gcTime: 0,
  })
  const perguntas = data.map(comoPergunta)
  const all = data.length > 0 && ids.length === data.length
  const toggle = (id: number) => onIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  return (
    <Box>
      <FormControlLabel
        label={t.all}
        control={<Checkbox checked={all} onChange={() => onIds(all ? [] : data.map(({ id }) => id))} />}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {perguntas.map((pergunta) => (
          <li key={pergunta.id}>
            <FormControlLabel
              sx={{ alignItems: 'flex-start', mb: 0.5 }}
              control={<Checkbox checked={ids.includes(pergunta.id)} onChange={() => toggle(pergunta.id)} />}
              label={
                <Box sx={{ pt: 1 }}>
                  {pergunta.texto}
                  <Typography variant="body2" color="text.secondary">
                    {[tituloDoTipo(pergunta.tipo), pergunta.aspecto, quandoAparece(pergunta, perguntas)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
