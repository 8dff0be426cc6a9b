import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useId, useState } from 'react'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { call } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import PdfDialog from '#admin/shell/dialogs/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import { type PrintChoice, printChoice } from './print-choice.ts'
import { Signatures } from './Signatures.tsx'
import { impressaoTexts } from './texts.ts'

const flags = Object.entries(impressaoTexts.flags)

/** 'Imprimir Currículo': the sections, up to three signatures, and then the PDF itself (spec 1 §3.3, §7.3). */
export default function PrintDialog({ record, onClose }: RecordDialogProps<Candidato>) {
  const { id, nome } = record
  const titleId = useId()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [choice, setChoice] = useState<PrintChoice>(() => printChoice(flags.map(([flag]) => flag)))
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [file, setFile] = useState<Blob>()
  const report = useReport()
  const allShown = flags.every(([flag]) => choice[flag] === true)

  const print = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      const answer = await call(`/api/captacao/candidatos/${id}/imprimir-curriculo`, {
        method: 'POST',
        body: choice,
        headers: { Accept: 'application/pdf, application/json' },
      })
      setFile(await answer.blob())
    } catch (thrown) {
      const found = asApiError(thrown).body.errors ?? []
      const fields = Object.fromEntries(found.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
      setErrors(fields)
      if (Object.keys(fields).length === 0) report(thrown)
    } finally {
      setBusy(false)
    }
  }

  if (file)
    return <PdfDialog title={captacaoTexts.printCv} nome={impressaoTexts.file(nome)} file={file} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="md"
      fullWidth
      fullScreen={phone}
      aria-labelledby={titleId}
    >
      <Box component="form" noValidate onSubmit={print} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId} sx={{ pb: 1 }}>
          {captacaoTexts.printCv}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }} noWrap>
            {nome}
          </Typography>
        </DialogTitle>
        <DialogContent>
          <Box
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}
          >
            <Typography component="h3" variant="subtitle2">
              {impressaoTexts.sections}
            </Typography>
            <Button
              size="small"
              color="inherit"
              onClick={() => setChoice({ ...choice, ...Object.fromEntries(flags.map(([flag]) => [flag, !allShown])) })}
            >
              {allShown ? impressaoTexts.none : impressaoTexts.all}
            </Button>
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
            {flags.map(([flag, title]) => (
              <FormControlLabel
                key={flag}
                label={title}
                control={
                  <Checkbox
                    size="small"
                    checked={choice[flag] === true}
                    onChange={(_, checked) => setChoice({ ...choice, [flag]: checked })}
                  />
                }
              />
            ))}
          </Box>
          <Signatures choice={choice} errors={errors} onChange={setChoice} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {impressaoTexts.print}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
