import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { product, texts } from '#admin/i18n/texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  report: string
}

/** The details of an error, to copy or to send to the provider by e-mail. */
export function ErrorDetailsDialog({ open, onClose, report }: Props) {
  const [copied, setCopied] = useState(false)
  const subject = encodeURIComponent(`${product}: ${texts.pages.failed}`)
  const copy = async () => {
    await navigator.clipboard.writeText(report)
    setCopied(true)
  }
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="error-details">
      <DialogTitle id="error-details">{texts.pages.details}</DialogTitle>
      <DialogContent>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 2,
            maxHeight: 320,
            overflow: 'auto',
            fontSize: 12,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            bgcolor: 'surface.sunken',
            borderRadius: 1,
          }}
        >
          {report || texts.pages.noDetails}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.common.close}
        </Button>
        <Button variant="outlined" color="inherit" onClick={copy}>
          {copied ? texts.pages.copied : texts.pages.copy}
        </Button>
        <Button
          variant="contained"
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(report.slice(0, 1500))}`}
        >
          {texts.pages.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
