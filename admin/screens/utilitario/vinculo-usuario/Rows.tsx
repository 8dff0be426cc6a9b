import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import type { SemVinculo } from '#schemas/runtime/answers/utilities/user-links.ts'
import { vinculosTexts as t } from './texts.ts'

interface Props {
  rows: SemVinculo[]
  talentOf: (row: SemVinculo) => number | undefined
  errors: Record<number, string>
  onChoose: (usuario: number, talento: number | undefined) => void
}

/** One row per user, with the talent he is linked to. */
export function Rows({ rows, talentOf, errors, onChoose }: Props) {
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => {
        const { id, nome, email } = row.usuario
        const talento = talentOf(row)
        return (
          <Box
            component="li"
            key={id}
            sx={{
              p: 2,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{nome}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {email}
              </Typography>
            </Box>
            <RecordPicker
              route="gestao-talentos/talentos"
              label={t.talent}
              value={talento}
              onChange={(chosen) => onChoose(id, chosen)}
              error={errors[id]}
            />
            <Box sx={{ width: { xs: 'auto', md: 130 } }}>
              {talento !== undefined && talento === row.proposta?.id && (
                <Chip size="small" color="info" variant="outlined" label={t.sameEmail} />
              )}
            </Box>
          </Box>
        )
      })}
    </Paper>
  )
}
