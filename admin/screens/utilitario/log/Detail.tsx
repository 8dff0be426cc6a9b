import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { TrailItem } from '#admin/resource/history/TrailItem.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SideDrawer } from '#admin/shell/SideDrawer.tsx'
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
    <SideDrawer title={texts.log.detail} onClose={onClose}>
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
    </SideDrawer>
  )
}
