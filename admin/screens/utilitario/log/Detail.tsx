import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { TrailItem } from '#admin/resource/history/TrailItem.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Linha } from './useLog.ts'

/** One line whole: before and after of each field, and the way to the record while it exists. */
export function Detail({ linha, onClose }: { linha: Linha; onClose: () => void }) {
  const { id, dataHora, usuario, empresa, modulo, tela, entidade, operacao, registro, registroId, link, campos } = linha
  const entry = {
    id,
    data: dataHora,
    operacao,
    titulo: operacao,
    campos,
    ...(usuario ? { usuario: { id: 0, nome: usuario } } : {}),
  }
  const facts = [
    [texts.log.columns.company, empresa || texts.log.everyCompany],
    [texts.log.columns.module, modulo],
    [texts.log.columns.screen, tela],
    [texts.log.columns.entity, entidade],
    [texts.log.columns.record, registro ? `${registro} (${texts.log.code(registroId)})` : texts.log.code(registroId)],
  ]
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 'min(100vw, 460px)', p: 3 }, role: 'dialog', 'aria-labelledby': 'log-detalhe' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id="log-detalhe" variant="h2" sx={{ flex: 1 }}>
          {texts.log.detail}
        </Typography>
        <IconButton aria-label={texts.common.close} onClick={onClose} edge="end" autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {facts.map(([title, value]) => (
          <Box key={title} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {title}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <TrailItem entry={entry} last />
      </Box>
      {campos.length === 0 && <Typography color="text.secondary">{texts.log.noFields}</Typography>}
      {link && (
        <Box sx={{ mt: 3 }}>
          <Button component={AppLink} to={link} variant="outlined">
            {texts.log.open}
          </Button>
        </Box>
      )}
    </Drawer>
  )
}
