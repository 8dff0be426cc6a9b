import PersonRemove from '@mui/icons-material/PersonRemoveOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { AudienceMember } from '#schemas/runtime/answers/surveys/audience.ts'
import { publicoTexts as t } from './texts.ts'

interface Props {
  one: AudienceMember
  onLeaveOut: (() => void) | undefined
}

/** A talento of an audience, with cargo, area and establishment. */
export function Member({ one, onLeaveOut }: Props) {
  const { nome, cargo, areaOrganizacional, estabelecimento, incluido } = one
  const where = [cargo, areaOrganizacional, estabelecimento].filter(Boolean).join(' · ')
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
          {incluido && <Chip size="small" variant="outlined" label={t.single} />}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {where}
        </Typography>
      </Box>
      {onLeaveOut && (
        <IconButton aria-label={t.leaveOutOf(nome)} title={t.leaveOut} onClick={onLeaveOut}>
          <PersonRemove fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
