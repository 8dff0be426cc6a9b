import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { type SentSheet, sendSheet } from '#admin/providers/records/imports.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { useEntity } from '../entity-context.ts'
import { importacaoTexts } from './texts.ts'

const t = importacaoTexts

/** Upload of the spreadsheet, with downloadable templates. */
export function ChooseFile({ sheet, onSent }: { sheet?: SentSheet; onSent(sheet: SentSheet): void }) {
  const { resource, entity } = useEntity()
  const report = useReport()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const template = (formato: 'xlsx' | 'csv') =>
    void downloadFile(
      `/api/${resource}/importacao/modelo?formato=${formato}`,
      `${entity.name}-modelo.${formato}`,
    ).catch(report)
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // reset, so that choosing the same file again fires a change event
    event.target.value = ''
    if (!file) return
    setBusy(true)
    setProblem(undefined)
    try {
      onSent(await sendSheet(resource, file))
    } catch (error) {
      setProblem(asApiError(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="section" aria-labelledby="import-file">
      <Typography id="import-file" variant="h2" sx={{ mb: 1 }}>
        {t.fileTitle}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.fileText}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xlsx"
          hidden
          aria-label={t.choose}
          onChange={(event) => void send(event)}
        />
        <Button
          variant={sheet ? 'outlined' : 'contained'}
          color={sheet ? 'inherit' : 'primary'}
          startIcon={<UploadFile />}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {busy ? t.sending : sheet ? t.chooseOther : t.choose}
        </Button>
        {sheet && <Typography sx={{ overflowWrap: 'anywhere' }}>{t.sent(sheet.nome, sheet.linhas)}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {t.template}
        </Typography>
        <Button size="small" color="inherit" startIcon={<FileDownload />} onClick={() => template('xlsx')}>
          {t.templateXlsx}
        </Button>
        <Button size="small" color="inherit" startIcon={<FileDownload />} onClick={() => template('csv')}>
          {t.templateCsv}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Box>
  )
}
