import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { commonTexts } from '#admin/i18n/common.ts'
import { OpenLink } from '#admin/shell/OpenLink.tsx'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { mensagensTexts } from './texts.ts'

interface Props {
  mensagem: MensagemDoUsuario
  onLida: (lida: boolean) => void
  onClose: () => void
}

/** One message: sender, date, text (spec 1 §2.6), 768 px wide (spec 2 §9). Opening does not mark it read; the button 'Mensagem Lida' does. */
export default function MensagemDialog({ mensagem, onLida, onClose }: Props) {
  const { remetente, data, texto, link, target, lida } = mensagem
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby="mensagem-title"
      slotProps={{ paper: { sx: { maxWidth: 768 } } }}
    >
      <DialogTitle id="mensagem-title">{mensagensTexts.dialogTitle}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
            columnGap: 2,
            rowGap: { xs: 0, sm: 0.75 },
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
          }}
        >
          {remetente && (
            <>
              <dt>{mensagensTexts.sender}</dt>
              <Box component="dd" sx={{ fontWeight: 600 }}>
                {remetente}
              </Box>
            </>
          )}
          <dt>{mensagensTexts.date}</dt>
          <dd>{displayInstant(data)}</dd>
        </Box>
        <Box
          sx={{
            mt: 1.5,
            pt: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            lineHeight: 1.6,
            fontSize: '0.9375rem',
          }}
        >
          {texto}
        </Box>
        <OpenLink
          link={link}
          newTab={target === '_blank'}
          label={mensagensTexts.open}
          variant="outlined"
          color="inherit"
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <FormControlLabel
          label={mensagensTexts.read}
          control={<Checkbox checked={lida} onChange={(_event, checked) => onLida(checked)} />}
        />
        <Button variant="contained" onClick={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
