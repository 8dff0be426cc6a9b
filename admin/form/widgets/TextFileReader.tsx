import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useRef, useState } from 'react'
import { extensionOf } from '#schemas/runtime/files/kinds.ts'
import { tooLarge } from '#schemas/runtime/files/rules.ts'
import { decodeText } from '../viewer/decode.ts'
import { DropHint } from './files/DropHint.tsx'
import { useDrop } from './files/useDrop.ts'
import { TextArea } from './text/Text.tsx'
import type { WidgetProps } from './widget.ts'

interface Notice {
  severity: 'success' | 'warning' | 'error'
  text: string
}

/** Size limit of the file: 2 MiB. */
const LARGEST = { maxBytes: 2 * 1024 * 1024 }
/** Milliseconds a success notice is shown (spec 1 §9). */
const SHORT = 3000

/** A long text that can also be loaded from a .txt file (spec 1 §5.13, §8). The file itself is not stored. */
export default function TextFileReader(props: WidgetProps) {
  const { id, label, disabled, readOnly, onChange, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState<Notice>()
  const locked = disabled || readOnly

  const take = async ([file]: File[]) => {
    if (!file) return
    if (extensionOf(file.name) !== 'txt')
      return setNotice({ severity: 'warning', text: 'Selecione um arquivo com a extensão: txt' })
    if (file.size > LARGEST.maxBytes) return setNotice({ severity: 'warning', text: tooLarge(LARGEST) })
    // flushes the pending text first: the file's text replaces it
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    try {
      const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/\r\n?/g, '\n')
      onChange(text.trim() === '' ? undefined : text)
      onBlur()
      setNotice({ severity: 'success', text: `Arquivo ${file.name} carregado com sucesso.` })
    } catch (error) {
      setNotice({ severity: 'error', text: error instanceof Error ? error.message : String(error) })
    }
  }
  const drop = useDrop(!locked, (files) => void take(files))
  const close = () => setNotice(undefined)
  return (
    <Box sx={{ position: 'relative' }} {...drop.target}>
      <TextArea {...props} />
      {!locked && (
        <>
          <input
            ref={input}
            type="file"
            accept=".txt,text/plain"
            hidden
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void take(files)
            }}
          />
          <Button
            size="small"
            startIcon={<UploadIcon />}
            sx={{ mt: 0.5 }}
            aria-label={`Carregar arquivo de texto: ${label}`}
            aria-controls={id}
            onClick={() => input.current?.click()}
          >
            Carregar arquivo de texto
          </Button>
        </>
      )}
      {drop.over && <DropHint text="Solte o arquivo de texto aqui" />}
      <Snackbar
        open={notice !== undefined}
        autoHideDuration={notice?.severity === 'success' ? SHORT : null}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Alert
          severity={notice?.severity ?? 'info'}
          variant="filled"
          role={notice?.severity === 'success' ? 'status' : 'alert'}
          onClose={close}
          closeText="Fechar"
        >
          {notice?.text}
        </Alert>
      </Snackbar>
    </Box>
  )
}
