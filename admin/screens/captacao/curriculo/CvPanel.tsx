import Description from '@mui/icons-material/DescriptionOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { StoredFile } from '#admin/form/upload.ts'
import { sourceOf } from '#admin/form/viewer/source.ts'
import { DropHint } from '#admin/form/widgets/files/DropHint.tsx'
import { PickButton } from '#admin/form/widgets/files/PickButton.tsx'
import { useDrop } from '#admin/form/widgets/files/useDrop.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import { startReading } from './reading.ts'
import { leituraTexts } from './texts.ts'

const DocumentBody = later(async () => ({
  default: (await import('#admin/form/viewer/DocumentBody.tsx')).DocumentBody,
}))

interface Props {
  file: StoredFile | undefined
  /** reads the file as soon as it is uploaded; otherwise on a click */
  readAtOnce: boolean
  empty: string
  onFile: (file: StoredFile) => void
  onRead: (reading: Reading) => void
}

type State = { kind: 'idle' } | { kind: 'sending'; share: number } | { kind: 'reading'; tarefaId: string }

/** The CV file: uploaded, read by a background job, and shown beside the form. */
export function CvPanel({ file, readAtOnce, empty, onFile, onRead }: Props) {
  const { upload } = useFormServices()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const source = useMemo(() => file && sourceOf(upload, file), [upload, file])
  const busy = state.kind !== 'idle'

  const guarded = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(asApiError(error).message)
      setState({ kind: 'idle' })
    }
  }
  const read = (id: StoredFile['id']) =>
    guarded(async () => setState({ kind: 'reading', tarefaId: (await startReading(String(id))).tarefaId }))
  const take = ([picked]: File[]) =>
    guarded(async () => {
      if (!picked || !upload) return
      setState({ kind: 'sending', share: 0 })
      const stored = await upload.send(picked, {
        campo: 'captacao/candidato:ocrFile',
        onProgress: (share) => setState({ kind: 'sending', share }),
      })
      onFile(stored)
      if (readAtOnce) await read(stored.id)
      else setState({ kind: 'idle' })
    })
  const drop = useDrop(!busy, (files) => void take(files))

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="arquivo-curriculo"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: source ? 520 : 260 }}
      {...drop.target}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.5, flexWrap: 'wrap' }}>
        <Typography id="arquivo-curriculo" component="h2" variant="h6" sx={{ flex: 1 }}>
          {leituraTexts.panel}
        </Typography>
        {file && !busy && (
          <Button variant="outlined" color="inherit" onClick={() => void read(file.id)}>
            {leituraTexts.read}
          </Button>
        )}
        <PickButton
          id="curriculo"
          name={file ? leituraTexts.another : leituraTexts.pick}
          accept=".pdf,.docx,.jpg,.jpeg,.png,.webp"
          disabled={busy}
          onPick={(files) => void take(files)}
        >
          {file ? leituraTexts.another : leituraTexts.pick}
        </PickButton>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {problem}
        </Alert>
      )}
      {state.kind === 'sending' && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Typography id="enviando-curriculo" role="status" sx={{ mb: 1 }}>
            {leituraTexts.sending}
          </Typography>
          <LinearProgress variant="determinate" value={state.share * 100} aria-labelledby="enviando-curriculo" />
        </Box>
      )}
      {state.kind === 'reading' && (
        <Box sx={{ px: 2, pb: 2 }}>
          <TaskProgress<Reading>
            id={state.tarefaId}
            words={leituraTexts.words}
            onDone={({ resultado }) => {
              setState({ kind: 'idle' })
              if (resultado) onRead(resultado)
            }}
            onStopped={({ estado, mensagem = '' }) => {
              setState({ kind: 'idle' })
              setProblem(estado === 'cancelada' ? leituraTexts.words.cancelled : leituraTexts.notRead(mensagem))
            }}
          />
        </Box>
      )}
      {source ? (
        <Box
          sx={{
            flex: 1,
            minHeight: 420,
            display: 'flex',
            flexDirection: 'column',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Waiting fallback={null}>
            <DocumentBody
              key={`${String(file?.id)} ${attempt}`}
              source={source}
              onRetry={() => setAttempt(attempt + 1)}
            />
          </Waiting>
        </Box>
      ) : (
        <Box
          sx={{ flex: 1, display: 'grid', placeItems: 'center', textAlign: 'center', color: 'text.secondary', p: 3 }}
        >
          <Box sx={{ maxWidth: 420 }}>
            <Description sx={{ fontSize: 44, opacity: 0.5 }} />
            <Typography>{leituraTexts.hint}</Typography>
            <Typography sx={{ mt: 1 }}>{empty}</Typography>
          </Box>
        </Box>
      )}
      {drop.over && <DropHint text={leituraTexts.drop} />}
    </Paper>
  )
}
