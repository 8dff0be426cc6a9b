import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Radio from '@mui/material/Radio'
import { texts } from '#admin/i18n/texts.ts'
import { formatValue } from '#schemas/runtime/display.ts'
import type { Field } from '#schemas/runtime/model.ts'
import type { Difference, Side } from './differences.ts'

interface Props {
  differences: Difference[]
  sideOf: (difference: Difference) => Side
  onChoose: (path: string, side: Side) => void
  onAll: (side: Side) => void
}

/** One choice per field. On a phone the two values stand below each other. */
export function ConflictTable({ differences, sideOf, onChoose, onAll }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('mine')}>
          {texts.conflict.allMine}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('theirs')}>
          {texts.conflict.allTheirs}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {differences.map((difference) => (
          <Row key={difference.field.path} difference={difference} side={sideOf(difference)} onChoose={onChoose} />
        ))}
      </Box>
    </>
  )
}

function Row({ difference, side, onChoose }: { difference: Difference; side: Side; onChoose: Props['onChoose'] }) {
  const { field, both } = difference
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
        {field.title}
        {both && <Chip size="small" color="warning" variant="outlined" label={texts.conflict.both} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Option
          field={field}
          value={difference.mine}
          title={texts.conflict.mine}
          checked={side === 'mine'}
          onChoose={() => onChoose(field.path, 'mine')}
        />
        <Option
          field={field}
          value={difference.theirs}
          title={texts.conflict.theirs}
          checked={side === 'theirs'}
          onChoose={() => onChoose(field.path, 'theirs')}
        />
      </Box>
    </Box>
  )
}

interface OptionProps {
  field: Field
  value: unknown
  title: string
  checked: boolean
  onChoose: () => void
}

function Option({ field, value, title, checked, onChoose }: OptionProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 1,
        borderRadius: 1,
        border: 1,
        cursor: 'pointer',
        borderColor: checked ? 'primary.main' : 'divider',
        bgcolor: checked ? 'brand.soft' : 'transparent',
      }}
    >
      <Radio
        size="small"
        checked={checked}
        onChange={onChoose}
        name={`conflito-${field.path}`}
        sx={{ p: 0.5, alignSelf: 'flex-start' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{title}</Box>
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{textOf(field, value)}</Box>
      </Box>
    </Box>
  )
}

function textOf(field: Field, value: unknown): string {
  if (field.kind === 'children' && Array.isArray(value)) return texts.conflict.items(value.length)
  return formatValue(field, value) || texts.conflict.empty
}
