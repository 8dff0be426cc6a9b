import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { faixaNiveisTexts as t } from './texts.ts'
import type { useFaixa } from './useFaixa.ts'

interface Props {
  band: ReturnType<typeof useFaixa>
  mayChange: boolean
  onData: (data: string) => void
}

/** The dates of the band's configurations, and the date field of the one shown. */
export function Dates({ band, mayChange, onData }: Props) {
  const { all = [], shown, draft, errors } = band
  const error = errors.find(({ field }) => field === 'data')?.message
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      {all.length > 0 && !draft && (
        <Box role="group" aria-label={t.dates} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {all.map(({ id, data }) => (
            <Chip
              key={id}
              component="button"
              clickable
              aria-pressed={id === shown?.id}
              color={id === shown?.id ? 'primary' : 'default'}
              variant={id === shown?.id ? 'filled' : 'outlined'}
              label={`${words.since} ${displayDay(data)}`}
              onClick={() => band.choose(id)}
            />
          ))}
        </Box>
      )}
      {shown && mayChange && (
        <Box sx={{ width: 200 }}>
          <DateFilter
            name="data"
            label={words.since}
            value={shown.data}
            error={error}
            onChange={(data) => data && onData(data)}
          />
        </Box>
      )}
    </Box>
  )
}
