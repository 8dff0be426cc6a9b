import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Radio from '@mui/material/Radio'
import { texts } from '#admin/i18n/texts.ts'
import { formatValue, labelOf } from '#schemas/runtime/display.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import type { Difference, Side } from './differences.ts'

/** What the two sides are called. */
export interface SideNames {
  mine: string
  theirs: string
  allMine: string
  allTheirs: string
}

interface Props {
  differences: Difference[]
  names?: SideNames
  sideOf: (difference: Difference) => Side
  onChoose: (path: string, side: Side) => void
  onAll: (side: Side) => void
}

/** One choice per field. On a phone the two values stand below each other. */
export function ConflictTable({ differences, names = texts.conflict, sideOf, onChoose, onAll }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('mine')}>
          {names.allMine}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('theirs')}>
          {names.allTheirs}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {differences.map((difference) => (
          <Row
            key={difference.field.path}
            difference={difference}
            names={names}
            side={sideOf(difference)}
            onChoose={onChoose}
          />
        ))}
      </Box>
    </>
  )
}

interface RowProps {
  difference: Difference
  names: SideNames
  side: Side
  onChoose: Props['onChoose']
}

function Row({ difference, names, side, onChoose }: RowProps) {
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
          title={names.mine}
          checked={side === 'mine'}
          onChoose={() => onChoose(field.path, 'mine')}
        />
        <Option
          field={field}
          value={difference.theirs}
          title={names.theirs}
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
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          <Value field={field} value={value} />
        </Box>
      </Box>
    </Box>
  )
}

/** Rows of a list that are named; the others are counted. */
const NAMED = 8

/** A value in words; of a list its rows by their names, one below the other. */
function Value({ field, value }: { field: Field; value: unknown }) {
  const { runtime } = useEntity()
  if (field.kind !== 'children' || !Array.isArray(value) || !field.target)
    return <>{formatValue(field, value) || texts.conflict.empty}</>
  const { entity } = runtime.child(field.target)
  const names = value.slice(0, NAMED).map((row: RecordData) => labelOf(entity, row))
  if (value.length > NAMED) names.push(texts.conflict.more(value.length - NAMED))
  return <>{names.join('\n') || texts.conflict.empty}</>
}
