import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { commonTexts } from '#admin/i18n/common.ts'
import { OpenLink } from '#admin/shell/OpenLink.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { noticiasTexts } from './texts.ts'
import type { Noticia } from './useNoticias.ts'

interface Props {
  noticia: Noticia
  /** '1 de 3' */
  count?: string
  onNext?: () => void
  onClose: () => void
}

/** One news item (spec 1 §2.6, §4). */
export function NoticiaDialog({ noticia, count, onNext, onClose }: Props) {
  const { texto, link, data, criticidade } = noticia
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="noticia-title">
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }} component="div">
        <Box component="h2" id="noticia-title" sx={{ m: 0, fontSize: 'inherit', fontWeight: 'inherit' }}>
          {noticiasTexts.dialogTitle}
        </Box>
        {criticidade === -1 && <Chip size="small" color="error" label={noticiasTexts.urgent} />}
        <Box component="span" sx={{ ml: 'auto', fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {data && displayDay(data)}
        </Box>
      </DialogTitle>
      <DialogContent aria-live="polite">
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6, fontSize: '0.9375rem' }}>
          {texto}
        </Box>
        <OpenLink
          link={link}
          label={noticiasTexts.open}
          variant="outlined"
          color="inherit"
          sx={{ mt: 2 }}
          onFollow={onClose}
        />
      </DialogContent>
      <DialogActions>
        <Box component="span" sx={{ mr: 'auto', fontSize: 12, color: 'text.secondary' }}>
          {count}
        </Box>
        {onNext && <Button onClick={onNext}>{noticiasTexts.next}</Button>}
        <Button variant="contained" onClick={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
